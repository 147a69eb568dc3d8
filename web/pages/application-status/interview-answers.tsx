import { type FormEvent, useEffect, useRef, useState } from "react";
import { interviewLimits } from "#contract/limits.ts";
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";

/** The answers other than a picked time. */
export const refusalButtons = [
  { action: "other_times", text: "ownInterview.otherTimes", variant: "secondary" },
  { action: "decline", text: "ownInterview.decline", variant: "quiet" },
] as const;

export type Refusal = (typeof refusalButtons)[number];

/** The offered times as radio buttons; a single one is chosen already. */
export function Choice({
  slots,
  minutes,
  isBusy,
  onPick,
}: {
  slots: readonly string[];
  minutes: number;
  isBusy: boolean;
  onPick: (startsAt: string) => void;
}) {
  const t = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const [only] = slots;
  const picked = slots.length === 1 ? only : slots.find((slot) => slot === chosen);
  if (slots.length === 0) return <p className="mt-5">{t("ownInterview.allGone")}</p>;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked !== undefined && !isBusy) onPick(picked);
      }}
    >
      <fieldset>
        <legend className="font-semibold">
          {t(slots.length === 1 ? "ownInterview.confirm" : "ownInterview.choose")}
        </legend>
        <div className="mt-3 grid gap-2">
          {slots.map((slot) => (
            <label
              key={slot}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 py-2.5 tabular-nums hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary"
            >
              <input
                type="radio"
                name="slot"
                value={slot}
                checked={slot === picked}
                onChange={() => setChosen(slot)}
                className="size-5 shrink-0 accent-primary"
              />
              <span>
                <InterviewTime iso={slot} minutes={minutes} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        className="mt-4 max-sm:w-full"
        isBusy={isBusy}
        disabled={picked === undefined}
      >
        {t("ownInterview.pick")}
      </Button>
    </form>
  );
}

/** The reason of a refusal, which may stay empty, or the times that would suit. */
export function AnswerForm({
  action,
  isBusy,
  onSend,
  onClose,
}: {
  action: Refusal["action"];
  isBusy: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const isRequired = action === "other_times";
  const field = useRef<HTMLTextAreaElement>(null);
  const { leave, question } = useLeaveGuard({
    isDirty: () => field.current !== null && field.current.value.trim() !== "",
    isBusy: () => isBusy,
  });
  useEffect(() => field.current?.focus(), []);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    if (typeof text === "string" && !isBusy) onSend(text);
  }
  return (
    <>
      <form className="mt-5 grid gap-4 border-t border-line pt-5" onSubmit={send}>
        <Field label={t(`ownInterview.label.${action}`)} required={isRequired}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              name="text"
              rows={3}
              required={isRequired}
              maxLength={interviewLimits.answer}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isRequired ? "primary" : "danger"} isBusy={isBusy}>
            {t(`ownInterview.send.${action}`)}
          </Button>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {t("form.cancel")}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { CheckClashes, type Interview, OfferInterview } from "#contract/interviews.ts";
import { interviewLimits as limits } from "#contract/limits.ts";
import {
  fetchClashes,
  offerInterview,
  undoInterview,
  updateInterview,
} from "#web/api/interviews.ts";
import { useSession } from "#web/auth/session.tsx";
import { TextareaField } from "#web/forms/editor-fields.tsx";
import { hasChanged } from "#web/forms/form-values.ts";
import { TextField } from "#web/forms/text-fields.tsx";
import { useAction } from "#web/forms/use-action.ts";
import { useSchemaForm } from "#web/forms/use-form.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import {
  formatInterviewTime,
  fromVietnamField,
  toVietnamField,
} from "#web/i18n/interview-time.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/controls.tsx";
import { useColleagues } from "../notes/mention-field.tsx";
import { useUndoToast } from "../undo-toast.ts";

/** The name of the first field is that of the errors about all times. */
const slotNames = ["slots", "slot2", "slot3"] as const;
const personPrefix = "person-";

/** The values of the form as an offer. */
function toOffer(values: Record<string, unknown>) {
  const times = slotNames.map((name) => values[name]).filter((time) => typeof time === "string");
  return {
    ...values,
    minutes: Number(values["minutes"]),
    slots: times.filter(Boolean).map((time) => ({ starts_at: fromVietnamField(time) })),
    interviewers: Object.keys(values)
      .filter((name) => name.startsWith(personPrefix))
      .map((name) => name.slice(personPrefix.length)),
  };
}

const OfferSchema = z.pipe(z.transform(toOffer), OfferInterview);
const ClashSchema = z.pipe(z.transform(toOffer), CheckClashes);

/** Offers an interview, or changes one. New times offer it again. */
export function OfferForm({
  applicationId,
  interview,
  onClose,
}: {
  applicationId: string;
  /** Null for a new offer. */
  interview: Interview | null;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { report, reload } = useReport();
  const element = useRef<HTMLFormElement>(null);
  const changes = useUnsavedChanges(
    () => element.current !== null && hasChanged(element.current, {}),
  );
  const [checked, setChecked] = useState<CheckClashes>();
  const form = useSchemaForm({
    schema: OfferSchema,
    failed: "interviews.sendFailed",
    send: async (offer) => {
      const sent = interview === null ? offer : changeOf(interview, offer);
      try {
        const saved =
          interview === null
            ? await offerInterview(applicationId, offer)
            : await updateInterview(interview.id, sent, interview.updated_at);
        changes.settle();
        onClose();
        void report(saved.id, interview === null ? "interviews.offered" : "interviews.changed");
      } catch (failure) {
        void reload();
        throw failure;
      }
    },
  });
  const slots = interview === null ? [] : slotsOf(interview);
  const optional = { form, required: false };
  return (
    <form
      ref={element}
      aria-label={t(interview === null ? "interviews.offer" : "interviews.changeOf")}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
      {...form.formProps}
      onChange={({ currentTarget }) => {
        const values = Object.fromEntries(new FormData(currentTarget));
        const except = interview === null ? {} : { except: interview.id };
        setChecked(ClashSchema.safeParse({ ...values, ...except }).data);
      }}
    >
      {interview?.state === "agreed" && (
        <p className="text-sm text-muted sm:col-span-2">{t("interviews.moveText")}</p>
      )}
      <fieldset className="@container sm:col-span-2">
        <legend className="sr-only">{t("interviews.slots")}</legend>
        <div className="grid gap-3 @lg:grid-cols-2">
          {slotNames.map((name, index) => (
            <TextField
              key={name}
              {...optional}
              name={name}
              label={t("interviews.slot", { number: index + 1 })}
              showsAsterisk={index === 0}
              ref={index === 0 ? focusOnMount : undefined}
              type="datetime-local"
              defaultValue={slots[index]}
            />
          ))}
          <p className="text-sm text-muted @lg:self-end @lg:pb-3">{t("interviews.slotHint")}</p>
        </div>
      </fieldset>
      <TextField
        {...optional}
        name="minutes"
        label={t("interviews.length")}
        showsAsterisk
        type="number"
        min={limits.minutes.min}
        max={limits.minutes.max}
        step={5}
        defaultValue={interview?.minutes ?? 45}
      />
      <TextField
        {...optional}
        name="place"
        label={t("interview.place")}
        maxLength={limits.place}
        defaultValue={interview?.place}
      />
      <div className="sm:col-span-2">
        <TextField
          {...optional}
          name="video_link"
          label={t("interviews.video")}
          inputMode="url"
          defaultValue={interview?.video_link}
        />
      </div>
      <People interview={interview} error={form.problemOf("interviewers")} />
      <TextareaField
        form={form}
        name="note"
        label={t("interviews.note")}
        className="sm:col-span-2"
        rows={3}
        maxLength={limits.note}
        defaultValue={interview?.note}
      />
      {checked !== undefined && <ClashList times={checked} />}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button variant="secondary" size="small" onClick={() => changes.leave(onClose)}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" size="small" isBusy={form.isBusy} disabled={!form.canSend}>
          {form.isBusy
            ? t("form.saving")
            : t(interview === null ? "interviews.send" : "interviews.save")}
        </Button>
      </div>
      {changes.question}
    </form>
  );
}

/** The colleagues who join, as checkboxes. A new offer starts with its author. */
function People({ interview, error }: { interview: Interview | null; error: string | undefined }) {
  const t = useTranslation();
  const { user } = useSession();
  const colleagues = useColleagues();
  const joining = interview?.interviewers.map(({ id }) => id) ?? [user?.id];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t("interviews.people")}</legend>
      <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto">
        {colleagues.map(({ id, name }) => (
          <label key={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name={`${personPrefix}${id}`}
              defaultChecked={joining.includes(id)}
              className="size-4.5 accent-primary"
            />
            {id === user?.id ? t("interviews.you", { name }) : name}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-danger not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  );
}

/** Other interviews of the same people at these times. They warn; they do not block. */
function ClashList({ times }: { times: CheckClashes }) {
  const { t, language } = useI18n();
  const { data: clashes = [] } = useQuery({
    queryKey: ["interviews", "clashes", times],
    queryFn: ({ signal }) => fetchClashes(times, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {clashes.length > 0 && (
        <Alert tone="warning" title={t("interviews.clashes")}>
          <ul className="grid gap-1">
            {clashes.map(({ slot, starts_at, minutes, full_name, people, state }) => (
              <li key={`${slot} ${starts_at} ${full_name}`} className="wrap-anywhere">
                {t("interviews.clash", {
                  people: people.join(", "),
                  time: formatInterviewTime(starts_at, language, minutes),
                  name: full_name,
                  state: t(`interview.state.${state}`),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

const slotsOf = ({ starts_at, slots }: Interview) =>
  (starts_at === null ? slots.map((slot) => slot.starts_at) : [starts_at]).map(toVietnamField);

/** The change to send: unchanged times are left out, because new ones offer the interview again. */
function changeOf(interview: Interview, { slots, ...offer }: OfferInterview) {
  const times = slots.map(({ starts_at }) => toVietnamField(starts_at));
  return times.join() === slotsOf(interview).join() ? offer : { ...offer, slots };
}

/** Reports a change in a toast that can undo it, and loads what shows interviews again. */
export function useReport() {
  const t = useTranslation();
  const showUndo = useUndoToast();
  const client = useQueryClient();
  const reload = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["applications"] }),
      client.invalidateQueries({ queryKey: ["interviews"] }),
    ]);
  };
  const { mutate: undo } = useAction({
    mutationFn: undoInterview,
    done: "interviews.undone",
    failed: "interviews.undoFailed",
    onSettled: reload,
  });
  return {
    reload,
    report: (id: string, title: TextKey) => {
      showUndo(t(title), () => undo(id));
      return reload();
    },
  };
}

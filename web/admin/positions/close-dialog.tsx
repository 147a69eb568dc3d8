import { useState } from "react";
import * as z from "zod/mini";
import type { StaffPosition } from "#contract/positions.ts";
import { updatePosition } from "#web/api/positions.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { LoadingText, QueryState } from "#web/forms/query-state.tsx";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { emailsIn, languageEmails, LanguageEmailFields } from "../messages/email-text-fields.tsx";
import { rejectWaiting, usePositionCache, useRejectionEmails } from "./queries.ts";
import { useTitle } from "./state.tsx";

const CloseForm = z.object({ outcome: z.enum(["keep", "reject"]), ...languageEmails });

type Rejections = Awaited<ReturnType<typeof rejectWaiting>>;

/** Asks what becomes of the applications that wait, and closes the position. */
export function CloseDialog({
  position,
  onClose,
  onClosed,
}: {
  position: StaffPosition;
  onClose: () => void;
  onClosed: (rejections: Rejections) => void;
}) {
  const t = useTranslation();
  const cache = usePositionCache();
  const showFailure = useErrorToast();
  const title = useTitle()(position);
  const { slug, waiting } = position;
  const [rejects, setRejects] = useState(false);
  const emails = useRejectionEmails(slug);
  const form = useDialogForm({
    opening: useFormOpening({ kind: "edit", about: title, onClose }),
    schema: CloseForm,
    send,
    failed: "adminPositions.stateFailed",
    read: {},
  });

  async function send(values: z.output<typeof CloseForm>): Promise<SendResult> {
    cache.set(await updatePosition(slug, { state: "closed" }));
    if (values.outcome === "keep") onClosed({ count: 0, refused: 0, undoIds: [] });
    else {
      // The position is closed either way, so the dialog is done.
      await rejectWaiting(slug, emailsIn(values)).then(onClosed, (failure: unknown) =>
        showFailure("adminPositions.rejectFailed", failure),
      );
      await cache.reload();
    }
    return "done";
  }

  return (
    <FormDialog
      form={form}
      title={t("adminPositions.closeTitle", { position: title })}
      description={t("adminPositions.closeText", { count: waiting })}
      submit={t("adminPositions.closeSubmit")}
      busy={t("adminPositions.closeBusy")}
      isBlocked={rejects && emails.data === undefined}
    >
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">{t("adminPositions.closeChoice")}</legend>
        {(["keep", "reject"] as const).map((outcome) => (
          <label
            key={outcome}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-edge p-3 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={rejects === (outcome === "reject")}
              onChange={() => setRejects(outcome === "reject")}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="font-semibold">{t(`adminPositions.${texts[outcome]}`)}</span>
            <span className="col-start-2 text-sm text-muted">
              {t(`adminPositions.${texts[outcome]}Text`)}
            </span>
          </label>
        ))}
      </fieldset>
      {/* Hidden, not removed: edited texts return with the choice. */}
      <fieldset
        disabled={!rejects}
        hidden={!rejects}
        className="grid min-w-0 gap-4 sm:col-span-2 [&[hidden]]:hidden"
      >
        <QueryState
          query={emails}
          failed={t("adminPositions.stateFailed")}
          loading={<LoadingText text={t("statusEmail.loading")} />}
        >
          {(loaded) => (
            <>
              {loaded.map((email) => (
                <LanguageEmailFields
                  key={email.language}
                  language={email.language}
                  email={email}
                  form={form}
                />
              ))}
              {loaded[0] !== undefined && loaded[0].hold_hours > 0 && (
                <p className="text-sm text-muted">
                  {t("adminPositions.closeHeld", { count: loaded[0].hold_hours })}
                </p>
              )}
            </>
          )}
        </QueryState>
      </fieldset>
    </FormDialog>
  );
}

/** The beginnings of the keys of the texts about each choice. */
const texts = { keep: "closeKeep", reject: "closeReject" } as const;

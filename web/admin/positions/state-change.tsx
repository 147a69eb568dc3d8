import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import type { EmailPreview } from "#contract/applications.ts";
import { bulkLimits } from "#contract/bulk.ts";
import { languages } from "#contract/languages.ts";
import { paging } from "#contract/limits.ts";
import type { PositionState, StaffPosition, UpdatePosition } from "#contract/positions.ts";
import {
  changeApplications,
  listApplications,
  previewStatusEmail,
  undoApplications,
} from "#web/api/applications.ts";
import { updatePosition } from "#web/api/positions.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useAction } from "#web/data/use-action.ts";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useReopenableForm } from "#web/forms/use-reopenable-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import {
  emailsIn,
  LanguageEmailFields,
  languageEmails,
  type StatusEmails,
} from "#web/admin/email-texts/fields.tsx";
import { useUndoToast } from "../undo-toast.ts";
import { usePositionCache, useTitle } from "./position.tsx";

/** What a toast undoes: the state, and rejections that came with it. */
type Undo = { slug: string; state: PositionState; undoIds?: readonly string[] };

/** Closes a position, and offers to undo each change of its state. */
export function useStateChange(record: StaffPosition | undefined) {
  const t = useTranslation();
  const cache = usePositionCache();
  const showUndo = useUndoToast();
  const [isAsking, setAsking] = useState(false);

  const undoing = useAction({
    mutationFn: async ({ slug, state, undoIds = [] }: Undo) => {
      for (const id of undoIds) await undoApplications(id);
      return updatePosition(slug, { state });
    },
    onSuccess: cache.set,
    done: "adminPositions.undone",
    failed: "adminPositions.undoFailed",
  });

  const offerUndo = (title: string, undo: Undo, description?: string) =>
    showUndo(title, () => undoing.mutate(undo), description);

  const changing = useAction({
    mutationFn: (change: UpdatePosition) => updatePosition(record?.slug ?? "", change),
    onSuccess: (saved, change) => {
      cache.set(saved);
      if (change.state === undefined) {
        toast({ title: t("adminPositions.markedReal"), tone: "success" });
      } else offerUndo(t("adminPositions.closed"), { slug: saved.slug, state: "open" });
    },
    failed: "adminPositions.stateFailed",
  });

  return {
    isBusy: changing.isPending || undoing.isPending,
    markReal: () => changing.mutate({ is_sample: false }),
    /** Asks what becomes of the applications that wait, if there are any. */
    close: () => {
      if (record !== undefined && record.waiting > 0) setAsking(true);
      else changing.mutate({ state: "closed" });
    },
    showPublished: ({ slug }: StaffPosition, state: PositionState) => {
      const text = state === "closed" ? "adminPositions.reopened" : "adminPositions.published";
      offerUndo(t(text), { slug, state });
    },
    dialog: isAsking && record !== undefined && (
      <CloseDialog
        position={record}
        onClose={() => setAsking(false)}
        onClosed={({ count, refused, undoIds }) =>
          offerUndo(
            count > 0
              ? t("adminPositions.closedAndRejected", { count })
              : t("adminPositions.closed"),
            { slug: record.slug, state: "open", undoIds },
            refused > 0 ? t("adminPositions.notRejected", { count: refused }) : undefined,
          )
        }
      />
    ),
  };
}

const CloseForm = z.object({ outcome: z.enum(["keep", "reject"]), ...languageEmails });

type Rejections = Awaited<ReturnType<typeof rejectWaiting>>;

/** Asks what becomes of the applications that wait, and closes the position. */
function CloseDialog({
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
    opening: useReopenableForm({ kind: "edit", about: title, onClose }),
    schema: CloseForm,
    send,
    failed: "adminPositions.stateFailed",
    isBlocked: rejects && emails.data === undefined,
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
      submit={t("adminPositions.close")}
      busy={t("adminPositions.closeBusy")}
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

/** The rejection emails of the applications that wait, one for each language of their applicants. */
function useRejectionEmails(slug: string) {
  return useQuery({
    queryKey: ["applications", "rejection-emails", slug],
    queryFn: async ({ signal }): Promise<EmailPreview[]> => {
      const window = { skip: 0, limit: paging.maxLimit };
      const waiting = { job_id: slug, status: "pending", ...window } as const;
      const { applications } = await listApplications(waiting, signal);
      const first = languages.map((language) =>
        applications.find((application) => application.language === language),
      );
      const known = first.filter((application) => application !== undefined);
      return Promise.all(known.map(({ id }) => previewStatusEmail(id, "rejected", signal)));
    },
    // A refresh must not change the emails while they are edited.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Rejects every application of a position that waits. Returns their number and how to undo it. */
async function rejectWaiting(
  slug: string,
  status_emails: StatusEmails,
): Promise<{ count: number; refused: number; undoIds: string[] }> {
  const undoIds: string[] = [];
  let count = 0;
  let refused = 0;
  for (;;) {
    // The rejected ones leave the list; the refused ones stay at its beginning.
    const waiting = { job_id: slug, status: "pending", sort: "oldest" } as const;
    const window = { skip: refused, limit: bulkLimits.ids };
    const { applications } = await listApplications({ ...waiting, ...window });
    if (applications.length === 0) return { count, refused, undoIds };
    const response = await changeApplications({
      action: "status",
      status: "rejected",
      ids: applications.map(({ id }) => id),
      status_emails,
    });
    count += response.done.length;
    refused += response.refused.length;
    if (response.undo_id !== null) undoIds.push(response.undo_id);
  }
}

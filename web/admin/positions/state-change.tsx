import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { closingOutcomes, type ClosedPosition } from "#contract/closing.ts";
import type { PositionState, StaffPosition, UpdatePosition } from "#contract/positions.ts";
import { emailsIn, LanguageEmailFields, languageEmails } from "#web/admin/email-texts/fields.tsx";
import { closePosition, undoClosing, updatePosition } from "#web/api/positions.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useAction } from "#web/data/use-action.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useUndoToast } from "../undo-toast.ts";
import { useTitle } from "./position.tsx";
import { closingQuery, usePositionCache } from "./queries.ts";

/** What a toast undoes: a new state, or a closing with its rejections. */
type Undo = { slug: string } & ({ state: PositionState } | { undo_id: string | null });

/** Closes a position, and offers to undo each change of its state. */
export function useStateChange(record: StaffPosition | undefined) {
  const t = useTranslation();
  const cache = usePositionCache();
  const showUndo = useUndoToast();
  const [isAsking, setAsking] = useState(false);

  const undoing = useAction({
    mutationFn: async ({ slug, ...undo }: Undo) =>
      "state" in undo
        ? updatePosition(slug, undo)
        : (await undoClosing(slug, undo.undo_id)).position,
    onSuccess: (position) => {
      cache.set(position);
      void cache.reload();
    },
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
        onClosed={({ done, refused, undo_id }) =>
          offerUndo(
            done.length > 0
              ? t("adminPositions.closedAndRejected", { count: done.length })
              : t("adminPositions.closed"),
            { slug: record.slug, undo_id },
            refused.length > 0
              ? t("adminPositions.notRejected", { count: refused.length })
              : undefined,
          )
        }
      />
    ),
  };
}

const CloseForm = z.object({ outcome: z.enum(closingOutcomes), ...languageEmails });

/** Asks what becomes of the applications that wait, and closes the position. */
function CloseDialog({
  position,
  onClose,
  onClosed,
}: {
  position: StaffPosition;
  onClose: () => void;
  onClosed: (closed: ClosedPosition) => void;
}) {
  const t = useTranslation();
  const cache = usePositionCache();
  const title = useTitle()(position);
  const { slug, waiting } = position;
  const [rejects, setRejects] = useState(false);
  const preview = useQuery(closingQuery(slug));
  const form = useForm({
    schema: CloseForm,
    save: async ({ outcome, ...texts }) => {
      const closed = await closePosition(slug, { outcome, status_emails: emailsIn(texts) });
      cache.set(closed.position);
      void cache.reload();
      return closed;
    },
    failed: "adminPositions.stateFailed",
    isBlocked: rejects && preview.data === undefined,
    guards: true,
    onSaved: (closed) => {
      onClose();
      onClosed(closed);
    },
  });

  return (
    <FormDialog
      form={form}
      title={t("adminPositions.closeTitle", { position: title })}
      description={t("adminPositions.closeText", { count: waiting })}
      submit={t("adminPositions.close")}
      busy={t("adminPositions.closeBusy")}
      onClose={onClose}
    >
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">{t("adminPositions.closeChoice")}</legend>
        {closingOutcomes.map((outcome) => (
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
          query={preview}
          failed={t("adminPositions.stateFailed")}
          loading={<LoadingText text={t("statusEmail.loading")} />}
        >
          {({ emails }) => (
            <>
              {emails.map((email) => (
                <LanguageEmailFields key={email.language} language={email.language} email={email} />
              ))}
              {emails[0] !== undefined && emails[0].hold_hours > 0 && (
                <p className="text-sm text-muted">
                  {t("adminPositions.closeHeld", { count: emails[0].hold_hours })}
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

import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { type AddNote, Verdict } from "#contract/notes.ts";
import { addNote } from "#web/api/notes.ts";
import { useAction } from "#web/forms/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { timelineQuery } from "../review/queries.ts";
import { useNoteDraft } from "./drafts.tsx";
import { MentionField } from "./mention-field.tsx";
import { notesQuery } from "./queries.ts";

/** Writes a team note: a text, a verdict, or both. */
export function Composer({
  id,
  own,
  field,
}: {
  /** The id of the application. */
  id: string;
  /** The verdict that the user has given last. */
  own: Verdict | null;
  field: RefObject<HTMLTextAreaElement | null> | undefined;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const { draft, write, discard } = useNoteDraft(id);
  const { mutate, isPending } = useAction({
    mutationFn: (note: AddNote) => addNote(id, note),
    onSuccess: async () => {
      discard();
      await Promise.all([
        client.invalidateQueries(notesQuery(id)),
        client.invalidateQueries(timelineQuery(id)),
      ]);
    },
    done: "teamNotes.added",
    failed: "teamNotes.addFailed",
  });
  const isEmpty = draft.text.trim() === "" && draft.verdict === null;

  function send(): void {
    if (!isEmpty && !isPending) mutate(draft);
  }

  return (
    <div className="grid gap-3">
      <MentionField
        text={draft.text}
        field={field}
        isBusy={isPending}
        onChange={(text) => write({ text })}
        onSend={send}
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <fieldset>
          <legend className="mb-1.5 text-sm text-muted">
            {own === null
              ? t("teamNotes.verdict")
              : t("teamNotes.verdictSoFar", { verdict: t(`verdict.${own}`) })}
          </legend>
          <div className="flex flex-wrap gap-2">
            {Verdict.options.map((verdict) => (
              <button
                key={verdict}
                type="button"
                aria-pressed={draft.verdict === verdict}
                disabled={isPending}
                onClick={() => write({ verdict: draft.verdict === verdict ? null : verdict })}
                className="min-h-9 rounded-md border border-edge px-3 text-sm font-semibold hover:border-primary hover:text-primary disabled:opacity-55 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:min-h-11"
              >
                {t(`verdict.${verdict}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <Button
          size="small"
          className="ml-auto"
          isBusy={isPending}
          disabled={isEmpty}
          onClick={send}
        >
          {t(isPending ? "teamNotes.adding" : "teamNotes.add")}
        </Button>
      </div>
    </div>
  );
}

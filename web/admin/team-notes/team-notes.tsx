import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import type { RefObject } from "react";
import { type AddNote, type TeamNote, Verdict } from "#contract/notes.ts";
import { addNote, openVerdicts } from "#web/api/applications.ts";
import { useSession } from "#web/session/session.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { applicationsKey, notesQuery, timelineQuery } from "#web/admin/applications/queries.ts";
import { useMay } from "#web/admin/permissions.ts";
import { Note, verdictTones } from "./note.tsx";
import { useNoteDraft } from "./drafts.tsx";
import { MentionField } from "./mention-field.tsx";

/** The team notes on an application, the newest first, with a form for another one. */
export function TeamNotes({
  id,
  field,
}: {
  id: string;
  /** The text field, for a shortcut that focuses it. */
  field?: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslation();
  const query = useQuery(notesQuery(id));
  const { user } = useSession();
  const latest = latestVerdicts(query.data ?? []);
  const own = latest.find(({ author }) => author?.id === user?.id)?.verdict ?? null;
  const areOpen = latest.length > 0 && query.data?.every((note) => !note.verdict_hidden);
  return (
    <section aria-labelledby="team-notes">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="team-notes" className="heading-5">
          {t("teamNotes.title")}
        </h2>
        {areOpen === true && <Tally notes={latest} />}
      </div>
      <Composer id={id} own={own} field={field} />
      <QueryState
        query={query}
        failed={t("teamNotes.failed")}
        loading={<LoadingText text={t("teamNotes.loading")} className="mt-4" />}
      >
        {(notes) => (
          <>
            {notes.some((note) => note.verdict_hidden) && <HiddenVerdicts id={id} />}
            <ol className="mt-4 divide-y divide-line empty:hidden">
              {notes.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ol>
          </>
        )}
      </QueryState>
    </section>
  );
}

/** Says that verdicts are hidden, and lets those who may decide open them. */
function HiddenVerdicts({ id }: { id: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const mayOpen = useMay("application.change");
  const opening = useAction({
    mutationFn: () => openVerdicts(id),
    onSuccess: async (notes) => {
      client.setQueryData(notesQuery(id).queryKey, notes);
      await client.invalidateQueries({ queryKey: timelineQuery(id).queryKey });
    },
    failed: "teamNotes.openFailed",
  });
  return (
    <div className="mt-4 grid justify-items-start gap-2 rounded-md bg-neutral-soft px-3 py-2 text-sm">
      <p>{t("teamNotes.hiddenText")}</p>
      {mayOpen && (
        <>
          <SmallButton Icon={Eye} isBusy={opening.isPending} onClick={() => opening.mutate()}>
            {t("teamNotes.open")}
          </SmallButton>
          <p className="text-muted">{t("teamNotes.openText")}</p>
        </>
      )}
    </div>
  );
}

/** The newest verdict of each author; notes without an author count one by one. */
function latestVerdicts(notes: readonly TeamNote[]): TeamNote[] {
  const seen = new Set<string>();
  return notes.filter(({ verdict, author, id }) => {
    const key = author?.id ?? id;
    if (verdict === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** How many colleagues give each verdict. */
function Tally({ notes }: { notes: readonly TeamNote[] }) {
  const t = useTranslation();
  return (
    <ul aria-label={t("teamNotes.tally")} className="flex flex-wrap gap-1.5 tabular-nums">
      {Verdict.options.map((verdict) => (
        <li key={verdict}>
          <Badge tone={verdictTones[verdict]}>
            {`${t(`verdict.${verdict}`)} ${notes.filter((note) => note.verdict === verdict).length}`}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Writes a team note: a text, a verdict, or both. */
function Composer({
  id,
  own,
  field,
}: {
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
    onSuccess: async (_added, sent) => {
      discard(sent);
      // The application too: its page has seen this note.
      await client.invalidateQueries({ queryKey: applicationsKey });
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
                aria-disabled={isPending}
                onClick={() =>
                  isPending || write({ verdict: draft.verdict === verdict ? null : verdict })
                }
                className="min-h-9 rounded-md border border-edge px-3 text-sm font-semibold hover:border-primary hover:text-primary aria-disabled:opacity-55 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:min-h-11"
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
          {t(isPending ? "form.adding" : "teamNotes.add")}
        </Button>
      </div>
    </div>
  );
}

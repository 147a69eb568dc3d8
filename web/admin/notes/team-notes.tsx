import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { findMentions, type TeamNote, Verdict } from "#contract/notes.ts";
import { useSession } from "#web/auth/session.tsx";
import { LoadingText, QueryState } from "#web/forms/query-state.tsx";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Composer } from "./composer.tsx";
import { notesQuery, useColleagues } from "./queries.ts";

/** The team notes on an application, the newest first, with a form for another one. */
export function TeamNotes({
  id,
  field,
}: {
  /** The id of the application. */
  id: string;
  /** The text field, for a shortcut that focuses it. */
  field?: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslation();
  const query = useQuery(notesQuery(id));
  const { user } = useSession();
  const latest = latestVerdicts(query.data ?? []);
  const own = latest.find(({ author }) => author?.id === user?.id)?.verdict ?? null;
  return (
    <section aria-labelledby="team-notes">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="team-notes" className="text-lg font-semibold">
          {t("teamNotes.title")}
        </h2>
        {own !== null && <Tally notes={latest} />}
      </div>
      <Composer id={id} own={own} field={field} />
      <QueryState
        query={query}
        failed={t("teamNotes.failed")}
        loading={<LoadingText text={t("teamNotes.loading")} className="mt-4" />}
      >
        {(notes) => (
          <>
            {notes.some((note) => note.verdict_hidden) && (
              <p className="mt-4 rounded-md bg-neutral-soft px-3 py-2 text-sm">
                {t("teamNotes.hiddenText")}
              </p>
            )}
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
          <Badge tone={tones[verdict]}>
            {`${t(`verdict.${verdict}`)} ${notes.filter((note) => note.verdict === verdict).length}`}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const tones = { yes: "primary", unsure: "amber", no: "red" } as const;

function Note({ note }: { note: TeamNote }) {
  const t = useTranslation();
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          {note.author?.name ?? t("teamNotes.former")}
        </span>
        {note.verdict !== null && (
          <Badge tone={tones[note.verdict]}>{t(`verdict.${note.verdict}`)}</Badge>
        )}
        {note.verdict_hidden && <Badge tone="outline">{t("teamNotes.hidden")}</Badge>}
        <span className="text-sm text-muted">
          <Timestamp iso={note.created_at} withTime />
        </span>
      </p>
      {note.text !== "" && (
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
          <TextWithMentions text={note.text} />
        </p>
      )}
    </li>
  );
}

/** A text with the names of mentioned colleagues in bold. */
function TextWithMentions({ text }: { text: string }) {
  const names = useColleagues().map(({ name }) => name);
  const mentions = findMentions(text, names);
  const ends = [0, ...mentions.map(({ end }) => end)];
  return (
    <>
      {mentions.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <strong className="font-semibold text-primary">{text.slice(start, end)}</strong>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

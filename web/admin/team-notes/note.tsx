import { findMentions, type TeamNote } from "#contract/notes.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useColleagues } from "./mention-field.tsx";

export const verdictTones = { yes: "primary", unsure: "amber", no: "red" } as const;

/** A team note with its author and verdict. */
export function Note({ note }: { note: TeamNote }) {
  const t = useTranslation();
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          {note.author?.name ?? t("teamNotes.former")}
        </span>
        {note.author !== null && <RoleBadge role={note.author.role} />}
        {note.verdict !== null && (
          <Badge tone={verdictTones[note.verdict]}>{t(`verdict.${note.verdict}`)}</Badge>
        )}
        {note.verdict_hidden && <Badge tone="outline">{t("teamNotes.hidden")}</Badge>}
        {note.after_others && !note.verdict_hidden && (
          <span className="text-sm text-muted">{t("teamNotes.afterOthers")}</span>
        )}
        <span className="text-sm text-muted">
          <Timestamp iso={note.created_at} withTime />
        </span>
      </p>
      {note.text !== null && note.text !== "" && (
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
      <span>{text.slice(ends.at(-1))}</span>
    </>
  );
}

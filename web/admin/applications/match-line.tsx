import type { SearchMatch } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Mark } from "../list/cells.tsx";

/** What a search found in the resume or the cover letter, on at most three lines. */
export function MatchLine({ match: { field, snippet } }: { match: SearchMatch }) {
  const t = useTranslation();
  return (
    <span className="mt-0.5 line-clamp-3 text-[0.8125rem] wrap-anywhere text-muted [&_mark]:text-ink">
      <span className="font-semibold">{t(`applications.match.${field}`)}</span>{" "}
      {snippet.map(({ text, marked }, index) => (marked ? <Mark key={index}>{text}</Mark> : text))}
    </span>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "#contract/notes.ts";
import { normalizeText } from "#contract/search.ts";
import { fetchColleagues } from "#web/api/applications.ts";
import { useSession } from "#web/session/session.tsx";
import { insertText } from "#web/forms/values.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";

const shownColleagues = 6;

/**
 * The text of a note. Typing @ lists colleagues: the arrow keys choose one, Enter and Tab insert the
 * name, Escape closes the list.
 */
export function MentionField({
  text,
  field,
  isBusy,
  onChange,
  onSend,
}: {
  text: string;
  field: RefObject<HTMLTextAreaElement | null> | undefined;
  isBusy: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}) {
  const t = useTranslation();
  const listId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const [query, setQuery] = useState<string>();
  const [chosen, setChosen] = useState(0);
  const found = useFoundColleagues(query);
  const isOpen = found.length > 0;

  /** Follows what the user types after an @ before the caret. */
  function follow({ value, selectionStart }: HTMLTextAreaElement): void {
    setQuery(queryBefore(value.slice(0, selectionStart)));
    setChosen(0);
  }

  function insert({ name }: Colleague): void {
    const { current } = area;
    if (current === null || query === undefined) return;
    insertText(current, `${name} `, current.selectionStart - query.length);
    setQuery(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === "Enter" && (ctrlKey || metaKey)) return onSend();
    const colleague = found[chosen];
    if (colleague === undefined) return;
    if (key === "ArrowDown") setChosen((chosen + 1) % found.length);
    else if (key === "ArrowUp") setChosen((chosen + found.length - 1) % found.length);
    else if (key === "Enter" || key === "Tab") insert(colleague);
    else if (key === "Escape") setQuery(undefined);
    else return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
  }

  return (
    <div>
      <Field label={t("teamNotes.text")} hint={t("teamNotes.hint")}>
        {(control) => (
          <div className="relative">
            <Textarea
              {...control}
              ref={area}
              rows={3}
              maxLength={limits.teamNote.max}
              value={text}
              readOnly={isBusy}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? `${listId}-${chosen}` : undefined}
              onChange={({ target }) => {
                onChange(target.value);
                follow(target);
              }}
              onKeyDown={onKeyDown}
              onBlur={() => setQuery(undefined)}
            />
            {isOpen && (
              <div
                id={listId}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes the focus from the text
                role="listbox"
                tabIndex={-1}
                aria-label={t("teamNotes.colleagues")}
                className="absolute inset-x-0 top-full z-10 mt-1 max-w-sm rounded-md border border-line bg-surface p-1.5 shadow-raised"
              >
                {found.map((colleague, index) => (
                  <div
                    key={colleague.id}
                    id={`${listId}-${index}`}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === chosen}
                    onMouseDown={(event) => {
                      // Keeps the focus in the text.
                      event.preventDefault();
                      insert(colleague);
                    }}
                    className="flex min-h-9 cursor-default items-center justify-between gap-3 rounded-sm px-3 py-1.5 hover:bg-neutral-soft aria-selected:bg-neutral-soft aria-selected:font-semibold pointer-coarse:min-h-11"
                  >
                    <span className="min-w-0 truncate">{colleague.name}</span>
                    <span className="shrink-0 text-sm font-normal text-muted">
                      {t(colleague.role === "admin" ? "role.admin" : "role.recruiter")}
                    </span>
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      </Field>
      <output className="sr-only">{isOpen && t("teamNotes.found", { count: found.length })}</output>
    </div>
  );
}

/** What the user has typed after an @; undefined where the caret is in no mention. */
function queryBefore(text: string): string | undefined {
  return /(?:^|[^\p{L}\p{M}\p{N}_])@([^@\n]{0,60})$/u.exec(text)?.[1];
}

/** The colleagues whose name contains the query, except the user. A whole name finds none. */
function useFoundColleagues(query: string | undefined): Colleague[] {
  const { user } = useSession();
  const colleagues = useColleagues();
  if (query === undefined) return [];
  const wanted = normalizeText(query);
  return colleagues
    .filter(({ id, name }) => id !== user?.id && normalizeText(name).includes(wanted))
    .filter(({ name }) => name !== query)
    .slice(0, shownColleagues);
}

/** Colleagues change rarely, and a note without a suggestion can still be written. */
const colleaguesKeptMs = 5 * 60_000;

export const colleaguesKey = ["colleagues"];

/** The members of staff whom a note can mention; empty until they are loaded. */
export function useColleagues() {
  const { data = [] } = useQuery({
    queryKey: colleaguesKey,
    queryFn: ({ signal }) => fetchColleagues(signal),
    staleTime: colleaguesKeptMs,
  });
  return data;
}

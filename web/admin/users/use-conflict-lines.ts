import type { ConflictLine } from "#web/forms/conflict-notice.tsx";
import type { Conflict } from "#web/forms/conflicts.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { employmentTexts } from "./form-fields.tsx";
import type { EditedField } from "./form-values.ts";

const labels = {
  name: "form.name",
  role: "form.role",
  phone: "form.phone",
  active: "user.active",
  status: "user.employment",
  starting_date: "user.startingDate",
  notes: "form.notes",
} as const satisfies Record<EditedField, string>;

/** What somebody else has changed of a user, in the words of the form. */
export function useConflictLines(): (
  conflicts: readonly Conflict<EditedField>[],
) => ConflictLine[] {
  const t = useTranslation();
  const { language } = useLanguage();
  const wordsFor = (field: EditedField, text: string) => {
    if (field === "role") return t(text === "admin" ? "role.admin" : "role.user");
    if (field === "active") return t(text === "true" ? "users.active" : "users.inactive");
    if (field === "status") {
      return t(employmentTexts[text === "active" ? "active" : "inactive"]);
    }
    if (field === "starting_date" && text !== "") return formatDate(text, language);
    return text;
  };
  return (conflicts) =>
    conflicts.map(({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: mine === undefined ? undefined : wordsFor(field, mine),
      theirs: wordsFor(field, theirs),
    }));
}

import { formatDate } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { ConflictNotice } from "../list/conflict-notice.tsx";
import { employmentTexts } from "./form-fields.tsx";
import type { EditedField } from "./form-values.ts";
import type { EditConflict } from "./use-edit-form.ts";

const labels = {
  name: "user.name",
  role: "user.role",
  phone: "user.phone",
  active: "user.active",
  status: "user.employment",
  starting_date: "user.startingDate",
  notes: "user.notes",
} as const satisfies Record<EditedField, string>;

/** What somebody else has saved meanwhile, in the words of the form. */
export function EditConflictNotice({
  conflict,
  ...choices
}: {
  conflict: EditConflict;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useText();
  const wordsFor = useFieldWords();
  return (
    <ConflictNotice
      lines={conflict.fields.map(({ field, mine, theirs }) => ({
        label: t(labels[field]),
        mine: mine === undefined ? undefined : wordsFor(field, mine),
        theirs: wordsFor(field, theirs),
      }))}
      {...choices}
    />
  );
}

/** The text of a field as people read it. */
function useFieldWords(): (field: EditedField, text: string) => string {
  const t = useText();
  const { language } = useLanguage();
  return (field, text) => {
    if (field === "role") return t(text === "admin" ? "role.admin" : "role.user");
    if (field === "active") return t(text === "true" ? "users.active" : "users.inactive");
    if (field === "status") {
      return t(employmentTexts[text === "active" ? "active" : "inactive"]);
    }
    if (field === "starting_date" && text !== "") return formatDate(text, language);
    return text;
  };
}

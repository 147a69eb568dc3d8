import { useState } from "react";
import type { Interview } from "#contract/interviews.ts";
import { limits } from "#contract/limits.ts";
import { useColleagues } from "#web/admin/team-notes/mention-field.tsx";
import { TextField } from "#web/forms/fields.tsx";
import { useFormState } from "#web/forms/form.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useSession } from "#web/session/session.tsx";
import { personPrefix } from "./offer-values.ts";

/**
 * The colleagues who join, as checkboxes. A new offer starts with its author. The applicant reads the names: an
 * author without a full name is asked for it.
 */
export function PeopleField({ interview }: { interview: Interview | null }) {
  const t = useTranslation();
  const { user } = useSession();
  const error = useFormState().problemOf("interviewers");
  const colleagues = useColleagues();
  const [joining, setJoining] = useState<readonly string[]>(
    () => interview?.interviewers.map(({ id }) => id) ?? (user === null ? [] : [user.id]),
  );
  const unnamed = colleagues.filter(
    ({ id, has_full_name }) => !has_full_name && joining.includes(id),
  );
  const isUnnamed = interview === null && unnamed.some(({ id }) => id === user?.id);
  const others = unnamed.filter(({ id }) => id !== user?.id);
  return (
    <>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t("interviews.people")}</legend>
        <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto">
          {colleagues.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name={`${personPrefix}${id}`}
                checked={joining.includes(id)}
                onChange={({ target }) =>
                  setJoining(
                    target.checked ? [...joining, id] : joining.filter((other) => other !== id),
                  )
                }
                className="size-4.5 accent-primary"
              />
              {id === user?.id ? t("interviews.you", { name }) : name}
            </label>
          ))}
        </div>
        <p aria-live="polite" className="text-sm text-danger not-empty:mt-1.5">
          {error}
        </p>
        {others.length > 0 && (
          <p className="mt-1.5 text-sm text-warning">
            {t("interviews.unnamed", { names: others.map(({ name }) => name).join(", ") })}
          </p>
        )}
      </fieldset>
      {isUnnamed && (
        <div className="sm:col-span-2">
          <TextField
            name="own_name"
            label={t("interviews.ownName")}
            hint={t("interviews.ownNameHint")}
            showsAsterisk
            autoComplete="name"
            maxLength={limits.name.max}
          />
        </div>
      )}
    </>
  );
}

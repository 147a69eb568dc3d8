import type { ComponentProps } from "react";
import { limits } from "#contract/limits.ts";
import { Role } from "#contract/roles.ts";
import { EmploymentStatus } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";

export const fields = [
  "name",
  "role",
  "phone",
  "active",
  "status",
  "starting_date",
  "notes",
] as const;

/** The fields of a user as texts; an empty text is a missing value. */
export type FormTexts = Record<(typeof fields)[number], string>;

/** The fields of a new user, or those of the existing user with this email. */
export function UserFields({
  texts,
  problemOf,
  email,
}: {
  texts: Readonly<FormTexts>;
  problemOf: (name: string) => string | undefined;
  email?: string | undefined;
}) {
  const t = useTranslation();
  const employment = (
    <Field label={t("user.employment")} hint={t("user.employmentText")} error={problemOf("status")}>
      {(control) => (
        <Select {...control} name="status" defaultValue={texts.status}>
          {EmploymentStatus.options.map((status) => (
            <option key={status} value={status}>
              {t(`user.employment.${status}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <TextField
        label={t("form.name")}
        error={problemOf("name")}
        name="name"
        required
        maxLength={limits.name.max}
        defaultValue={texts.name}
      />
      {email === undefined ? (
        <TextField
          label={t("form.email")}
          error={problemOf("email")}
          name="email"
          type="email"
          required
          maxLength={limits.email.max}
        />
      ) : (
        <TextField
          label={t("form.email")}
          hint={t("user.emailFixed")}
          type="email"
          readOnly
          value={email}
          style={{ background: "var(--color-paper)" }}
        />
      )}
      <Field label={t("form.role")} error={problemOf("role")}>
        {(control) => (
          <Select {...control} name="role" defaultValue={texts.role}>
            {Role.options.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t("form.phone")}
        error={problemOf("phone")}
        name="phone"
        type="tel"
        maxLength={limits.phone.max}
        defaultValue={texts.phone}
      />
      <label className="grid grid-cols-[auto_1fr] items-center gap-x-3 sm:col-span-2">
        <input
          type="checkbox"
          name="active"
          aria-describedby="user-active-hint"
          defaultChecked={texts.active === "true"}
          className="size-5 accent-primary"
        />
        <span className="py-2.5 text-[0.9375rem] font-semibold">{t("user.active")}</span>
        <span id="user-active-hint" className="col-start-2 -mt-2 text-sm text-muted">
          {t("user.activeText")}
        </span>
      </label>
      {email === undefined ? (
        <div className="sm:col-span-2">{employment}</div>
      ) : (
        <details open className="sm:col-span-2">
          <summary className="cursor-pointer py-2.5 font-semibold">{t("user.more")}</summary>
          <div className="grid gap-5 pt-2 sm:grid-cols-2">
            {employment}
            <TextField
              label={t("user.startingDate")}
              error={problemOf("starting_date")}
              name="starting_date"
              type="date"
              defaultValue={texts.starting_date}
            />
            <Field label={t("form.notes")} error={problemOf("notes")} className="sm:col-span-2">
              {(control) => (
                <Textarea
                  {...control}
                  name="notes"
                  rows={4}
                  maxLength={limits.notes.max}
                  defaultValue={texts.notes}
                />
              )}
            </Field>
          </div>
        </details>
      )}
    </>
  );
}

function TextField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<typeof Input> & { label: string; hint?: string; error?: string | undefined }) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required === true}>
      {(control) => <Input {...control} autoComplete="off" {...input} />}
    </Field>
  );
}

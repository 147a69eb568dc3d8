import type { ReactNode } from "react";
import { limits } from "#contract/limits.ts";
import { Role } from "#contract/roles.ts";
import { EmploymentStatus } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/controls.tsx";
import type { FormTexts } from "./use-user-form.ts";

type Props = { texts: FormTexts; problemOf: (name: string) => string | undefined };

export const employmentTexts = {
  active: "user.employment.active",
  inactive: "user.employment.inactive",
} as const satisfies Record<EmploymentStatus, string>;

/** The fields that creating and editing a user share: name, role, phone, and whether they may sign in. */
export function AccountFields({
  texts,
  problemOf,
  email,
}: Props & {
  /** The field of the address, which only a new user has. */
  email: ReactNode;
}) {
  const t = useTranslation();
  return (
    <>
      <Field label={t("form.name")} required error={problemOf("name")}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            autoComplete="off"
            maxLength={limits.name.max}
            defaultValue={texts.name}
          />
        )}
      </Field>
      {email}
      <Field label={t("form.role")} error={problemOf("role")}>
        {(control) => (
          <Select {...control} name="role" defaultValue={texts.role}>
            {Role.options.map((role) => (
              <option key={role} value={role}>
                {t(role === "admin" ? "role.admin" : "role.user")}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("form.phone")} error={problemOf("phone")}>
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            autoComplete="off"
            maxLength={limits.phone.max}
            defaultValue={texts.phone}
          />
        )}
      </Field>
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
    </>
  );
}

/** Employment, which is a matter of HR's and decides nothing. */
export function EmploymentField({ texts, problemOf }: Props) {
  const t = useTranslation();
  return (
    <Field label={t("user.employment")} hint={t("user.employmentText")} error={problemOf("status")}>
      {(control) => (
        <Select {...control} name="status" defaultValue={texts.status}>
          {EmploymentStatus.options.map((status) => (
            <option key={status} value={status}>
              {t(employmentTexts[status])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

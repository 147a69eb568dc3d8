import type { Profile } from "#contract/account.ts";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import type { SessionUser } from "#web/session/stored-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { fields } from "./fields.ts";
import { useDetailsForm } from "./use-details-form.ts";

export function DetailsForm({ user, profile }: { user: SessionUser; profile: Profile }) {
  const t = useText();
  const { form, shown, conflict, leaveConflict, keepMine, takeTheirs } = useDetailsForm(
    user,
    profile,
  );
  return (
    <>
      <dl className="mb-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-[0.9375rem] font-semibold">{t("account.email")}</dt>
          <dd className="mt-1">
            <span className="block wrap-anywhere">{user.email}</span>
            <Link
              to="/settings#email"
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-jade hover:text-jade-strong"
            >
              {t("account.settings")}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-[0.9375rem] font-semibold">{t("account.role")}</dt>
          <dd className="mt-1">
            <RoleBadge role={user.role} />
          </dd>
        </div>
      </dl>
      <form key={shown.version} className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
        {fields.map(({ name, label, type, autoComplete }) => (
          <Field
            key={name}
            label={t(label)}
            isMarked={name === "name"}
            error={form.problemOf(name)}
            className={name.endsWith("address") ? "sm:col-span-2" : ""}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                type={type}
                autoComplete={autoComplete}
                defaultValue={shown.values[name]}
                placeholder={t("account.notProvided")}
                required={name === "name"}
              />
            )}
          </Field>
        ))}
        <Button type="submit" isBusy={form.isBusy} className="sm:col-span-2 sm:justify-self-start">
          {t(form.isBusy ? "account.busy" : "account.submit")}
        </Button>
      </form>
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}

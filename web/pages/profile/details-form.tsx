import type { Profile } from "#contract/account.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { fields } from "./fields.ts";
import { useDetailsForm } from "./use-details-form.ts";
import type { Picture } from "./use-picture.ts";

export function DetailsForm({
  user,
  profile,
  picture,
}: {
  user: SessionUser;
  profile: Profile;
  picture: Picture;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const form = useDetailsForm(user, profile, picture);
  const { conflict, read } = form;
  const wordsFor = (type: string, text: string) =>
    type === "date" && text !== "" ? formatDate(text, language) : text;
  return (
    <>
      <dl className="mb-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-[0.9375rem] font-semibold">{t("form.email")}</dt>
          <dd className="mt-1">
            <span className="block wrap-anywhere">{user.email}</span>
            <Link
              to="/settings#email"
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
            >
              {t("account.settings")}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-[0.9375rem] font-semibold">{t("form.role")}</dt>
          <dd className="mt-1">
            <RoleBadge role={user.role} />
          </dd>
        </div>
      </dl>
      {conflict !== null && (
        <ConflictNotice
          key={conflict.now.version}
          title={t("account.conflict")}
          lines={fields.flatMap(({ name, label, type }) =>
            conflict.fields
              .filter(({ field }) => field === name)
              .map(({ mine, theirs }) => ({
                label: t(label),
                mine: mine === undefined ? undefined : wordsFor(type, mine),
                theirs: wordsFor(type, theirs),
              })),
          )}
          isBusy={form.isBusy}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <form className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
        {fields.map(({ name, label, type, autoComplete }) => (
          <Field
            key={name}
            label={t(label)}
            required={name === "name"}
            error={form.problemOf(name)}
            className={name.endsWith("address") ? "sm:col-span-2" : ""}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                type={type}
                autoComplete={autoComplete}
                defaultValue={read[name]}
                placeholder={t("account.notProvided")}
                required={name === "name"}
              />
            )}
          </Field>
        ))}
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={conflict !== null}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {t(form.isBusy ? "form.saving" : "account.submit")}
        </Button>
      </form>
      {form.question}
    </>
  );
}

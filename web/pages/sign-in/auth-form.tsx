import type { ReactNode } from "react";
import { limits } from "#contract/limits.ts";
import { PasswordField } from "#web/forms/fields.tsx";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import type { FormState } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { FormPage } from "#web/sections/form-page.tsx";
import { Link } from "#web/router/link.tsx";

/** The screen of an auth form without a welcome beside it. */
export const AuthPage = ({ children }: { children: ReactNode }) => (
  <FormPage className="mx-auto w-full max-w-md px-6">{children}</FormPage>
);

/** A titled form around its fields, with the button that sends it. */
export function AuthForm({
  form,
  title,
  text,
  submit,
  busy,
  noScript,
  problem,
  onEdit,
  children,
}: Record<"title" | "text" | "submit" | "busy", TextKey> & {
  form: FormState;
  noScript?: TextKey;
  /** Why the last attempt failed. A toast has announced the message of the server. */
  problem?: TextKey | undefined;
  onEdit?: () => void;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <>
      <h1 className="heading-3">{t(title)}</h1>
      <p className="mt-2 text-[0.9375rem] text-muted">{t(text)}</p>
      <Form form={form} onInput={onEdit} className="mt-8 grid gap-5">
        {children}
        {problem !== undefined && (
          <p className="rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger">
            {t(problem)}
          </p>
        )}
        <SubmitButton text={submit} busy={busy} className="mt-2 w-full" />
        {noScript !== undefined && <noscript>{t(noScript)}</noscript>}
      </Form>
    </>
  );
}

/** A new password, typed twice. `rule` says how long it must be. */
export function NewPasswordFields({
  label,
  rule,
  confirm,
}: Record<"label" | "rule" | "confirm", TextKey>) {
  const t = useTranslation();
  const hint = t(rule, { min: limits.password.min });
  return (
    <>
      <PasswordField label={t(label)} hint={hint} isNew />
      <PasswordField name="confirmPassword" label={t(confirm)} isNew />
    </>
  );
}

/** Below a form: a question, and the link to the form that suits another answer. */
export function OtherForm({
  question,
  to,
  state,
  link,
}: {
  question: TextKey;
  to: "/login" | "/signup";
  state: unknown;
  link: TextKey;
}) {
  const t = useTranslation();
  return (
    <p className="mt-6 text-[0.9375rem] text-muted">
      {t(question)}{" "}
      <Link to={to} state={state} className={authLinkClass}>
        {t(link)}
      </Link>
    </p>
  );
}

/** Classes of a link among the fields. */
export const authLinkClass =
  "inline-flex items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong pointer-coarse:min-h-11";

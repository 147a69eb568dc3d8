import type { ComponentProps, ReactNode } from "react";
import { ConfirmIdentity } from "#contract/account.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { CodeField, PasswordField } from "#web/forms/fields.tsx";
import { useForm } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Card } from "#web/ui/card.tsx";
import { focusById } from "#web/ui/focus.ts";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/data/query-state.tsx";

/** The sections in the order of the page. Addresses contain their ids. */
export const sections = {
  password: "form.password",
  "two-step": "twoStep.title",
  sessions: "sessions.title",
  email: "email.title",
  appearance: "appearance.title",
  language: "language.label",
  activity: "activity.title",
  data: "data.title",
  delete: "delete.title",
} as const satisfies Record<string, TextKey>;

type SectionId = keyof typeof sections;

export function Section({
  id,
  text,
  badge,
  children,
}: {
  id: SectionId;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} className="heading-4">
            {t(sections[id])}
          </h2>
          {badge}
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted wrap-anywhere">{text}</p>
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}

/** Focuses a section, because the pressed button disappears. */
export function focusSection(id: SectionId): void {
  focusById(id, { preventScroll: true });
}

/** The content of a section that a query loads. */
export function SectionQuery<Data>(
  state: Pick<ComponentProps<typeof QueryState<Data>>, "query" | "children">,
) {
  const t = useTranslation();
  const loading = <Skeleton className="h-24 w-full" />;
  return <QueryState failed={t("loadError.title")} loading={loading} {...state} />;
}

/** Asks for the password, and with two-step sign-in for a code, before a sensitive change. */
export function ConfirmIdentityDialog({
  title,
  description,
  texts,
  isDangerous = false,
  needsCode = false,
  send,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  texts: { submit: TextKey; busy: TextKey; failed: TextKey };
  isDangerous?: boolean;
  needsCode?: boolean;
  send: (proof: ConfirmIdentity) => Promise<void>;
  onClose: () => void;
  /** Shown above the password. */
  children?: ReactNode;
}) {
  const t = useTranslation();
  const form = useForm({ schema: ConfirmIdentity, save: send, failed: texts.failed });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      submit={t(texts.submit)}
      busy={t(texts.busy)}
      isDangerous={isDangerous}
      notice={children}
    >
      <div className="grid gap-5 sm:col-span-2">
        <PasswordField label={t("settings.yourPassword")} />
        {needsCode && <CodeField label={t("settings.code")} />}
      </div>
    </FormDialog>
  );
}

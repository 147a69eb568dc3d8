import { RotateCcw } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { EmailText } from "#contract/email-text.ts";
import {
  CreateTemplate,
  OwnTemplate,
  StandardTemplate,
  templateText,
} from "#contract/email-templates.ts";
import { Language, languages } from "#contract/languages.ts";
import { templateLimits } from "#contract/limits.ts";
import {
  changeStandardText,
  createTemplate,
  previewTemplate,
  resetStandardText,
  sendTestOfTemplate,
  updateTemplate,
} from "#web/api/messages.ts";
import { SelectField, TextField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { asTyped } from "#web/forms/values.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { useSendEmail } from "#web/admin/settings/outbox-list.tsx";
import { EmailFields } from "./fields.tsx";
import { useStandardName, useReloadTemplates, useRemoveText } from "#web/admin/messages/queries.ts";

const emailLabels = { subject: "statusEmail.subject", text: "statusEmail.text" } as const;

const ownLabels = { name: "templates.name", language: "language.label", ...emailLabels } as const;

/** What all dialogs of texts share. */
const editing = {
  done: "templates.updated",
  failed: "templates.updateFailed",
  guards: true,
} as const;

const emailValues = ({ subject, text }: EmailText) => ({ subject, text: asTyped(text) });

const ownValues = ({ name, language, ...email }: CreateTemplate) => ({
  name,
  language,
  ...emailValues(email),
});

function TextDialog(props: Omit<ComponentProps<typeof FormDialog>, "size" | "submit" | "busy">) {
  const t = useTranslation();
  return <FormDialog size="large" submit={t("form.save")} busy={t("form.saving")} {...props} />;
}

/** Changes the text of an email that the site sends. */
export function StandardTextDialog({
  record,
  onClose,
}: {
  record: StandardTemplate;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { kind, language } = record;
  const name = useStandardName()(kind);
  const reload = useReloadTemplates();
  const form = useForm({
    schema: templateText(kind),
    record: {
      saved: record,
      baseOf: (saved: StandardTemplate) => ({ read: emailValues(saved), version: saved.version }),
      parse: (current) => StandardTemplate.safeParse(current).data,
      textsOf: emailValues,
      labelOf: (field) => t(emailLabels[field]),
    },
    save: (email, { version }) =>
      changeStandardText(record, email, version).finally(() => void reload()),
    ...editing,
    onSaved: onClose,
  });
  return (
    <TextDialog
      form={form}
      title={t("list.inLanguage", { name, language: t(`language.${language}`) })}
      description={t("templates.standardText")}
      onClose={onClose}
    >
      <SampledFields kind={kind} language={language} texts={form.read ?? record}>
        {record.is_changed && <ResetButton record={record} onDone={() => form.leave(onClose)} />}
      </SampledFields>
    </TextDialog>
  );
}

/** Goes back to the standard text. A toast offers to undo it. */
function ResetButton({ record, onDone }: { record: StandardTemplate; onDone: () => void }) {
  const t = useTranslation();
  const resetting = useRemoveText({
    remove: async () => {
      const { version } = await resetStandardText(record);
      onDone();
      return version;
    },
    restore: (version) => changeStandardText(record, record, version),
    done: () => t("templates.wasReset"),
    failed: "templates.resetFailed",
  });
  return (
    <SmallButton Icon={RotateCcw} isBusy={resetting.isPending} onClick={() => resetting.mutate()}>
      {t("templates.reset")}
    </SmallButton>
  );
}

/** The fields of an email that goes to many applicants: the preview and the test have a sample one. */
function SampledFields(fields: Omit<ComponentProps<typeof EmailFields>, "onPreview" | "test">) {
  const { kind, language } = fields;
  const { mutate, isPending } = useSendEmail(sendTestOfTemplate, "adminSettings.mail.testFailed");
  const sampleOf = (text: EmailText) => ({ ...text, kind, language });
  return (
    <EmailFields
      {...fields}
      onPreview={(text) => previewTemplate(sampleOf(text))}
      test={{ isPending, mutate: (text) => mutate(sampleOf(text)) }}
    />
  );
}

/** Adds a text of HR's own. */
export function CreateTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n();
  const reload = useReloadTemplates();
  const texts = { name: "", language, subject: "", text: "" };
  const form = useForm({
    schema: CreateTemplate,
    save: (template) => createTemplate(template).finally(() => void reload()),
    ...editing,
    onSaved: onClose,
  });
  return (
    <TextDialog form={form} title={t("templates.ownTitle")} onClose={onClose}>
      <OwnFields texts={texts} />
    </TextDialog>
  );
}

/** Changes a text of HR's own. */
export function OwnTextDialog({ record, onClose }: { record: OwnTemplate; onClose: () => void }) {
  const t = useTranslation();
  const reload = useReloadTemplates();
  const form = useForm({
    schema: CreateTemplate,
    record: {
      saved: record,
      baseOf: (saved: OwnTemplate) => ({ read: ownValues(saved), version: saved.version }),
      parse: (current) => OwnTemplate.safeParse(current).data,
      textsOf: ownValues,
      labelOf: (field) => t(ownLabels[field]),
      describe: (field, text) =>
        field === "language" ? t(`language.${Language.parse(text)}`) : text,
    },
    save: (edited, { changed, version }) => {
      const change = Object.fromEntries(changed.map((field) => [field, edited[field]]));
      return updateTemplate(record.id, change, version).finally(() => void reload());
    },
    ...editing,
    onSaved: onClose,
  });
  return (
    <TextDialog form={form} title={t("templates.ownTitle")} onClose={onClose}>
      <OwnFields texts={{ ...record, ...form.read }} />
    </TextDialog>
  );
}

function OwnFields({
  texts,
}: {
  texts: Pick<OwnTemplate, "name" | "subject" | "text"> & { language: string };
}) {
  const t = useTranslation();
  const [language, setLanguage] = useState(() => Language.parse(texts.language));
  return (
    <>
      <TextField
        name="name"
        label={t("templates.name")}
        maxLength={templateLimits.name}
        defaultValue={texts.name}
        autoComplete="off"
      />
      <SelectField
        name="language"
        label={t("language.label")}
        defaultValue={texts.language}
        options={languages.map((one) => [one, t(`language.${one}`)])}
        onChange={({ target }) => setLanguage(Language.parse(target.value))}
      />
      <SampledFields kind="own" language={language} texts={texts} />
    </>
  );
}

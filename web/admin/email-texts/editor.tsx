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
import { SelectField } from "#web/forms/editor-fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { asTyped } from "#web/forms/form-values.ts";
import { TextField } from "#web/forms/text-fields.tsx";
import { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useReopenableForm } from "#web/forms/use-reopenable-form.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSendEmail } from "#web/admin/settings/outbox-list.tsx";
import { useEditDialog } from "#web/admin/use-edit-dialog.tsx";
import { EmailFields } from "./fields.tsx";
import { useStandardName, useReloadTemplates, useRemoveText } from "#web/admin/messages/queries.ts";

const emailLabels = { subject: "statusEmail.subject", text: "statusEmail.text" } as const;

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
  const { form, read, ...dialog } = useEditDialog({
    kind: "templates",
    record,
    name,
    labels: emailLabels,
    schema: templateText(kind),
    baseOf: (saved: StandardTemplate) => ({ read: emailValues(saved), version: saved.version }),
    parse: (current) => StandardTemplate.safeParse(current).data,
    textsOf: emailValues,
    save: (email, _changed, version) => changeStandardText(record, email, version),
    describe: (_field, text) => text,
    onClose,
  });
  return (
    <TextDialog
      form={form}
      {...dialog}
      title={t("list.inLanguage", { name, language: t(`language.${language}`) })}
      description={t("templates.standardText")}
    >
      <SampledFields form={form} kind={kind} language={language} texts={read ?? record}>
        {record.is_changed && <ResetButton record={record} onDone={form.requestClose} />}
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
  const form = useDialogForm({
    opening: useReopenableForm({ kind: "create", onClose }),
    schema: CreateTemplate,
    send: async (template) => {
      await createTemplate(template);
      toast({ title: t("templates.updated"), tone: "success" });
      void reload();
      return "done";
    },
    failed: "templates.updateFailed",
    read: texts,
  });
  return (
    <TextDialog form={form} title={t("templates.ownTitle")}>
      <OwnFields form={form} texts={texts} />
    </TextDialog>
  );
}

/** Changes a text of HR's own. */
export function OwnTextDialog({ record, onClose }: { record: OwnTemplate; onClose: () => void }) {
  const t = useTranslation();
  const { form, read, ...dialog } = useEditDialog({
    kind: "templates",
    record,
    name: record.name,
    labels: { name: "templates.name", language: "language.label", ...emailLabels },
    schema: CreateTemplate,
    baseOf: (saved: OwnTemplate) => ({ read: ownValues(saved), version: saved.version }),
    parse: (current) => OwnTemplate.safeParse(current).data,
    textsOf: ownValues,
    save: (edited, changed, version) => {
      const change = Object.fromEntries(changed.map((field) => [field, edited[field]]));
      return updateTemplate(record.id, change, version);
    },
    describe: (field, text) =>
      field === "language" ? t(`language.${Language.parse(text)}`) : text,
    onClose,
  });
  return (
    <TextDialog form={form} {...dialog} title={t("templates.ownTitle")}>
      <OwnFields form={form} texts={{ ...record, ...read }} />
    </TextDialog>
  );
}

function OwnFields({
  form,
  texts,
}: {
  form: ComponentProps<typeof EmailFields>["form"];
  texts: Pick<OwnTemplate, "name" | "subject" | "text"> & { language: string };
}) {
  const t = useTranslation();
  const [language, setLanguage] = useState(() => Language.parse(texts.language));
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t("templates.name")}
        maxLength={templateLimits.name}
        defaultValue={texts.name}
        autoComplete="off"
      />
      <SelectField
        form={form}
        name="language"
        label={t("language.label")}
        defaultValue={texts.language}
        options={languages.map((one) => [one, t(`language.${one}`)])}
        onChange={({ target }) => setLanguage(Language.parse(target.value))}
      />
      <SampledFields form={form} kind="own" language={language} texts={texts} />
    </>
  );
}

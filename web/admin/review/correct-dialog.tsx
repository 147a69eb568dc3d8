import * as z from "zod/mini";
import { Application, SubmitApplication, UpdateApplication } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { CheckboxField, EmailField, SelectField, TextField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useApplicationCache } from "../applications/queries.ts";
import { useTitle } from "../positions/position.tsx";
import { usePositions } from "../positions/queries.ts";

const { full_name, email, phone, position: job_id } = SubmitApplication.shape;
const Corrected = z.object({
  full_name,
  email,
  phone,
  job_id,
  send_receipt: z.optional(z.literal("true")),
});

const labels = {
  full_name: "form.fullName",
  email: "form.email",
  phone: "form.phone",
  job_id: "details.job",
} as const;

/** Corrects the contact data and the position of an application. */
export function CorrectDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const t = useTranslation();
  const cache = useApplicationCache();
  const titleOf = useTitle();
  const { data: positions = [], isSuccess } = usePositions();
  const { id, full_name: name, job_id: slug, job_title: title } = application;
  const open = positions
    .filter((position) => position.state === "open" && position.slug !== slug)
    .map((position) => [position.slug, titleOf(position)] as const);
  const form = useForm({
    schema: Corrected,
    record: {
      saved: application,
      baseOf: (saved: Application) => ({ read: readOf(saved), version: saved.updated_at }),
      parse: (current) => Application.safeParse(current).data,
      textsOf: ({ phone = "", send_receipt: _sent, ...values }) => ({ phone, ...values }),
      labelOf: (field) => t(labels[field]),
      describe: (field, text) => {
        const position = positions.find((one) => field === "job_id" && one.slug === text);
        return position === undefined ? text : titleOf(position);
      },
    },
    save: async (values, { changed, version }) => {
      const change = Object.fromEntries(changed.map((field) => [field, values[field]]));
      const send_receipt = changed.includes("email") && values.send_receipt === "true";
      const parsed = UpdateApplication.parse({ ...change, send_receipt });
      const saved = await updateApplication(id, parsed, { updatedAt: version }).finally(
        () => void cache.reload(),
      );
      cache.set(saved);
      return saved;
    },
    done: "correct.saved",
    failed: "toast.updateFailed",
    guards: true,
    onSaved: onClose,
  });
  const { read } = form;
  return (
    <FormDialog
      form={form}
      title={t("correct.title")}
      description={t("correct.text", { name })}
      submit={t("correct.save")}
      busy={t("form.saving")}
      onClose={onClose}
    >
      <TextField
        name="full_name"
        label={t("form.fullName")}
        maxLength={limits.fullName.max}
        autoComplete="off"
        spellCheck={false}
        defaultValue={read?.full_name}
      />
      <TextField
        name="phone"
        label={t("form.phone")}
        type="tel"
        required={false}
        maxLength={limits.phone.max}
        autoComplete="off"
        defaultValue={read?.phone}
      />
      <div className="sm:col-span-2">
        <EmailField maxLength={limits.email.max} autoComplete="off" defaultValue={read?.email} />
        <CheckboxField
          name="send_receipt"
          value="true"
          defaultChecked
          label={t("correct.send")}
          hint={t("correct.sendText")}
          className="mt-2"
        />
      </div>
      <SelectField
        // The present position stands first, also where it is closed or no position at all.
        key={String(isSuccess)}
        name="job_id"
        label={t("details.job")}
        className="sm:col-span-2"
        options={[[slug, title], ...open]}
        defaultValue={slug}
      />
    </FormDialog>
  );
}

const readOf = (saved: Application) => ({
  full_name: saved.full_name,
  email: saved.email,
  phone: saved.phone ?? "",
  job_id: saved.job_id,
});

import * as z from "zod/mini";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PortalApplication, UpdateContact } from "#contract/applicant.ts";
import { updateContact } from "#web/api/applicant-portal.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { EmailField, TextField } from "#web/forms/fields.tsx";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { type Outcome, OutcomeAlert } from "./outcome.tsx";

type Props = {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
};

/** Name, email and phone number, with a form that corrects them. */
export function Contact(props: Props) {
  const { full_name, email, phone, previous_email_until: until } = props.application;
  const { t, language } = useI18n();
  const [isEditing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const edit = useRef<HTMLButtonElement>(null);
  const close = (outcome?: Outcome) => {
    flushSync(() => {
      setEditing(false);
      setOutcome(outcome);
    });
    if (outcome === undefined) edit.current?.focus();
  };
  return (
    <section aria-labelledby="contact" className="mt-12 border-t border-line pt-8">
      <h2 id="contact" className="heading-4">
        {t("ownContact.title")}
      </h2>
      <OutcomeAlert outcome={outcome} />
      {isEditing ? (
        <ContactForm {...props} onClose={close} />
      ) : (
        <>
          <div className="mt-4">
            <DefinitionList>
              <Definition term={t("ownContact.name")}>{full_name}</Definition>
              <Definition term={t("form.email")}>{email}</Definition>
              <Definition term={t("ownContact.phone")}>
                {phone ?? t("applicationStatus.noResume")}
              </Definition>
            </DefinitionList>
          </div>
          {until !== null && (
            <p className="mt-3 text-sm text-muted">
              {t("ownContact.canGoBack", { time: formatDateTime(until, language) })}
            </p>
          )}
          <Button
            ref={edit}
            variant="secondary"
            className="mt-5"
            onClick={() => {
              setOutcome(undefined);
              setEditing(true);
            }}
          >
            {t("ownContact.edit")}
          </Button>
        </>
      )}
    </section>
  );
}

const ContactFields = z.omit(UpdateContact, { token: true });

function ContactForm({
  token,
  application: { full_name, email, phone },
  onChange,
  onClose,
}: Props & { onClose: (outcome?: Outcome) => void }) {
  const { t } = useI18n();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [failure, setFailure] = useState<Outcome>();
  const form = useForm({
    schema: ContactFields,
    save: async (typed) => {
      setFailure(undefined);
      const changed = {
        ...(typed.full_name !== full_name && { full_name: typed.full_name }),
        ...(typed.phone !== (phone ?? "") && { phone: typed.phone }),
        ...(typed.email !== email && { email: typed.email }),
      };
      if (Object.keys(changed).length === 0) return undefined;
      const { confirmation_sent: isAsked, ...updated } = await updateContact(token, changed);
      onChange(updated);
      return isAsked
        ? t("ownContact.confirm", { email: typed.email ?? "" })
        : t("ownContact.saved");
    },
    guards: true,
    onSaved: (message) => onClose(message === undefined ? undefined : { tone: "success", message }),
    onFailure: (error) => setFailure({ tone: "error", message: messageOf(error) }),
  });
  return (
    <Form form={form} className="mt-4 grid gap-5">
      <OutcomeAlert outcome={failure} className="" />
      <TextField
        name="full_name"
        label={t("ownContact.name")}
        autoComplete="name"
        defaultValue={full_name}
      />
      <EmailField
        label={t("form.email")}
        autoComplete="email"
        defaultValue={email}
        hint={t("ownContact.emailHint")}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("ownContact.phone")}
        autoComplete="tel"
        required={false}
        defaultValue={phone ?? ""}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton text="ownContact.save" busy="form.saving" />
        <Button variant="secondary" onClick={() => form.leave(onClose)}>
          {t("form.cancel")}
        </Button>
      </div>
    </Form>
  );
}

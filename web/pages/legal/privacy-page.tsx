import { company } from "#content/company.ts";
import { useTranslation, interpolateNodes } from "#web/i18n/i18n.tsx";
import { Clauses, LegalDocument, MailLink, withWholeNumbers, type Section } from "./document.tsx";

const purposes = [
  "privacy.purpose.answer",
  "privacy.purpose.hiring",
  "privacy.purpose.accounts",
  "privacy.purpose.operation",
  "privacy.purpose.law",
] as const;

const scopes = [
  { when: "privacy.scope.application", what: "privacy.scope.application.text" },
  { when: "privacy.scope.account", what: "privacy.scope.account.text" },
  { when: "privacy.scope.visit", what: "privacy.scope.visit.text" },
  { when: "privacy.scope.device", what: "privacy.scope.device.text" },
  { when: "privacy.scope.video", what: "privacy.scope.video.text" },
] as const;

const rights = [
  "privacy.rights.know",
  "privacy.rights.consent",
  "privacy.rights.access",
  "privacy.rights.delete",
  "privacy.rights.object",
  "privacy.rights.complain",
] as const;

export default function PrivacyPolicy() {
  const t = useTranslation();
  const sections: Section[] = [
    {
      id: "purpose",
      title: "privacy.purpose",
      content: (
        <>
          <p>{t("privacy.purpose.text")}</p>
          <Clauses>
            {purposes.map((purpose) => (
              <li key={purpose}>{t(purpose)}</li>
            ))}
          </Clauses>
          <p>{t("privacy.purpose.never")}</p>
        </>
      ),
    },
    {
      id: "scope",
      title: "privacy.scope",
      content: (
        <>
          <p>{t("privacy.scope.text")}</p>
          <Clauses>
            {scopes.map(({ when, what }) => (
              <li key={when}>
                <strong className="font-semibold">{t(when)}</strong> {t(what)}
              </li>
            ))}
          </Clauses>
        </>
      ),
    },
    {
      id: "security",
      title: "privacy.security",
      content: (
        <>
          <p>{t("privacy.security.measures")}</p>
          <p>{t("privacy.security.abroad")}</p>
          <p>{t("privacy.security.keeping")}</p>
          <p>{t("privacy.security.breach")}</p>
        </>
      ),
    },
    {
      id: "rights",
      title: "privacy.rights",
      content: (
        <>
          <p>{withWholeNumbers(t("privacy.rights.text"))}</p>
          <Clauses>
            {rights.map((right) => (
              <li key={right}>{t(right)}</li>
            ))}
          </Clauses>
          <p>{t("privacy.rights.withdrawal")}</p>
        </>
      ),
    },
    {
      id: "contact",
      title: "privacy.contact",
      content: (
        <>
          <p>
            {interpolateNodes(t("privacy.contact.text"), {
              email: <MailLink to={company.privacyEmail} />,
            })}
          </p>
          <p>{t("privacy.contact.law")}</p>
        </>
      ),
    },
  ];
  return (
    <LegalDocument
      title="privacy.title"
      updated="privacy.updated"
      contents="privacy.contents"
      lead={t("privacy.lead", { company: company.name })}
      sections={sections}
    />
  );
}

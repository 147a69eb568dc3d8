import { company } from "#content/company.ts";
import { useTranslation, interpolateNodes } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Clauses, LegalDocument, MailLink, withWholeNumbers, type Section } from "./document.tsx";

const duties = [
  "terms.user.truth",
  "terms.user.password",
  "terms.user.rights",
  "terms.user.harm",
] as const;

export default function TermsOfService() {
  const t = useTranslation();
  const sections: Section[] = [
    {
      id: "acceptance",
      title: "terms.acceptance",
      content: (
        <>
          <p>{t("terms.acceptance.text")}</p>
          <p>
            {interpolateNodes(t("terms.acceptance.privacy"), {
              privacyPolicy: (
                <Link
                  to="/privacy-policy"
                  className="font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
                >
                  {t("footer.privacy")}
                </Link>
              ),
            })}
          </p>
        </>
      ),
    },
    {
      id: "scope",
      title: "terms.scope",
      content: (
        <>
          <p>{t("terms.scope.text")}</p>
          <p>{t("terms.scope.fintech")}</p>
          <p>{t("terms.scope.projects")}</p>
        </>
      ),
    },
    {
      id: "responsibilities",
      title: "terms.user",
      content: (
        <>
          <p>{t("terms.user.text")}</p>
          <Clauses>
            {duties.map((duty) => (
              <li key={duty}>{t(duty)}</li>
            ))}
          </Clauses>
          <p>{t("terms.user.suspend")}</p>
        </>
      ),
    },
    {
      id: "liability",
      title: "terms.liability",
      content: (
        <>
          {/* Printers leave grounds out: on paper the box has a border. */}
          <div className="rounded-md border-amber print:border">
            <Alert tone="warning" title={t("terms.liability.important")}>
              {t("terms.liability.disclaimer", { company: company.name })}
            </Alert>
          </div>
          <p>{t("terms.liability.content")}</p>
          <p>{t("terms.liability.law")}</p>
        </>
      ),
    },
    {
      id: "basis",
      title: "terms.basis",
      content: (
        <>
          <p>{withWholeNumbers(t("terms.basis.text"))}</p>
          <p>{t("terms.basis.court")}</p>
        </>
      ),
    },
    {
      id: "changes",
      title: "terms.changes",
      content: (
        <>
          <p>{t("terms.changes.text")}</p>
          <p>
            {interpolateNodes(t("terms.changes.contact"), {
              email: <MailLink to={company.email} />,
            })}
          </p>
        </>
      ),
    },
  ];
  return (
    <LegalDocument
      title="terms.title"
      updated="terms.updated"
      contents="terms.contents"
      lead={t("terms.lead", { company: company.name })}
      sections={sections}
    />
  );
}

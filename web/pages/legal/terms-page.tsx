import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LegalDocument, linkClass, type Section } from "./document.tsx";

const sections: readonly Section[] = [
  {
    id: "acceptance",
    title: "terms.acceptance",
    parts: ["terms.acceptance.text", "terms.acceptance.privacy"],
  },
  {
    id: "scope",
    title: "terms.scope",
    parts: ["terms.scope.text", "terms.scope.fintech", "terms.scope.projects"],
  },
  {
    id: "responsibilities",
    title: "terms.user",
    parts: [
      "terms.user.text",
      ["terms.user.truth", "terms.user.password", "terms.user.rights", "terms.user.harm"],
      "terms.user.suspend",
    ],
  },
  {
    id: "liability",
    title: "terms.liability",
    parts: [<Disclaimer key="disclaimer" />, "terms.liability.content", "terms.liability.law"],
  },
  { id: "basis", title: "terms.basis", parts: ["terms.basis.text", "terms.basis.court"] },
  { id: "changes", title: "terms.changes", parts: ["terms.changes.text", "terms.changes.contact"] },
];

export default function TermsOfService() {
  const t = useTranslation();
  return (
    <LegalDocument
      name="terms"
      sections={sections}
      nodes={{
        privacyPolicy: (
          <Link to="/privacy-policy" className={linkClass}>
            {t("footer.privacy")}
          </Link>
        ),
        email: <EmailLink to={company.email} className={linkClass} />,
      }}
    />
  );
}

/** Printers omit backgrounds: on paper the box has a border instead. */
function Disclaimer() {
  const t = useTranslation();
  return (
    <div className="rounded-md border-warning print:border">
      <Alert tone="warning" title={t("terms.liability.important")}>
        {t("terms.liability.disclaimer", { company: company.name })}
      </Alert>
    </div>
  );
}

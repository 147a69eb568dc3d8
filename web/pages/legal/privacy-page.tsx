import { company } from "#content/company.ts";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { LegalDocument, linkClass, type Section } from "./document.tsx";

const sections: readonly Section[] = [
  {
    id: "purpose",
    title: "privacy.purpose",
    parts: [
      "privacy.purpose.text",
      [
        "privacy.purpose.answer",
        "privacy.purpose.hiring",
        "privacy.purpose.accounts",
        "privacy.purpose.operation",
        "privacy.purpose.law",
      ],
      "privacy.purpose.never",
    ],
  },
  {
    id: "scope",
    title: "privacy.scope",
    parts: [
      "privacy.scope.text",
      [
        ["privacy.scope.application", "privacy.scope.application.text"],
        ["privacy.scope.account", "privacy.scope.account.text"],
        ["privacy.scope.visit", "privacy.scope.visit.text"],
        ["privacy.scope.device", "privacy.scope.device.text"],
        ["privacy.scope.video", "privacy.scope.video.text"],
      ],
    ],
  },
  {
    id: "security",
    title: "privacy.security",
    parts: [
      "privacy.security.measures",
      "privacy.security.abroad",
      "privacy.security.keeping",
      "privacy.security.breach",
    ],
  },
  {
    id: "rights",
    title: "privacy.rights",
    parts: [
      "privacy.rights.text",
      [
        "privacy.rights.know",
        "privacy.rights.consent",
        "privacy.rights.access",
        "privacy.rights.delete",
        "privacy.rights.object",
        "privacy.rights.complain",
      ],
      "privacy.rights.withdrawal",
    ],
  },
  {
    id: "contact",
    title: "privacy.contact",
    parts: ["privacy.contact.text", "privacy.contact.law"],
  },
];

export default function PrivacyPolicy() {
  return (
    <LegalDocument
      name="privacy"
      sections={sections}
      nodes={{ email: <EmailLink to={company.privacyEmail} className={linkClass} /> }}
    />
  );
}

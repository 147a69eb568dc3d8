import { receiptEmail } from "#server/hiring/applications/emails.ts";
import type { Email } from "#server/mail/email.ts";
import type { TestApp } from "./app.ts";

export const statusEmail: Email = {
  kind: "status",
  subject: "Tin về hồ sơ",
  text: "A",
  html: "<p>A</p>",
};

/** The receipt of an application by a person of this name. */
export const receiptFor = ({ clock, config }: TestApp, fullName: string): Email =>
  receiptEmail("vi", {
    id: "018f3c5e-7a10-7000-8000-0000a1b2c3d4",
    fullName,
    jobTitle: "AI Engineer",
    jobId: "ai-engineer",
    createdAt: clock().toISOString(),
    siteUrl: config.siteUrl,
    statusLink: `${config.siteUrl}/application-status#token`,
  });

import { company } from "#content/company.ts";

export const securityTxtPath = "/.well-known/security.txt";

const day = 86_400_000;
const validDays = 180;

/** The contact for security reports, in the format of RFC 9116. The date moves on each day, so it never expires. */
export function securityTxt(siteUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / day) * day;
  const expires = new Date(today + validDays * day).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: vi, en",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}

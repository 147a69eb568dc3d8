import { escapeHtml } from "#server/http/text.ts";

/** Stands in stored emails for the link of a person who did not apply: the last line of the small print. */
export const notMineMark = "[[not-mine]]";

type Texts = { text: string; html: string };

/** Fills in the link as an email leaves; null leaves its line out. */
export function withNotMine<Stored extends Texts>(
  email: Stored,
  link: { label: string; url: string } | null,
): Stored {
  if (link === null) {
    return { ...email, text: withoutNotMine(email.text), html: withoutNotMine(email.html) };
  }
  const label = escapeHtml(link.label);
  return {
    ...email,
    text: email.text.replaceAll(notMineMark, `${link.label}: ${link.url}`),
    html: email.html.replaceAll(
      notMineMark,
      `<a href="${link.url}" style="color:inherit">${label}</a>`,
    ),
  };
}

/** A stored email as it is shown to others. */
export const withoutNotMine = (text: string): string =>
  text.replaceAll(/(?:\n|<br>)\[\[not-mine\]\]/g, "");

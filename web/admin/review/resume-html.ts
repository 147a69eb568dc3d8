import { createTrustedPolicy } from "#web/browser/trusted.ts";

/** For resumes that the server has converted to HTML and sanitized. */
export const resumePolicy = createTrustedPolicy("resume", { createHTML: (html: string) => html });

const blocks = "p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th";

/** The paragraphs of a converted resume as text. */
export function paragraphsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(resumePolicy.createHTML(html), "text/html");
  return Array.from(page.querySelectorAll(blocks))
    .filter((block) => block.querySelector(blocks) === null)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== "");
}

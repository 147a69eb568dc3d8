import { company } from "#content/company.ts";
import { html, type Html } from "./html.ts";
import type { Context } from "./context.ts";

/** One A4 page with its heading; the style sheet numbers it. */
export function page(
  { t }: Context,
  {
    title,
    lead = "",
    body,
    endsOnPicture = false,
  }: { title: string; lead?: string; body: Html; endsOnPicture?: boolean },
): Html {
  return html`<section class="page ${endsOnPicture ? "on-picture" : ""}">
    <h2>${title}</h2>
    ${lead === "" ? "" : html`<p class="lead">${lead}</p>`} ${body}
    <footer aria-hidden="true">
      <span>${company.name}, ${t("profile.title").toLocaleLowerCase()}</span>
      <span class="number"></span>
    </footer>
  </section>`;
}

/** Records in groups of a size that one page holds. */
export const inGroups = <T>(records: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, group) =>
    records.slice(group * size, (group + 1) * size),
  );

import { company } from "#content/company.ts";
import { html, type Html } from "./html.ts";
import type { Context } from "./context.ts";

/** One A4 page with its heading and its number. */
export function page(
  { t }: Context,
  {
    number,
    title,
    lead = "",
    body,
    endsOnPicture = false,
  }: { number: number; title: string; lead?: string; body: Html; endsOnPicture?: boolean },
): Html {
  return html`<section class="page ${endsOnPicture ? "on-picture" : ""}">
    <h2>${title}</h2>
    ${lead === "" ? "" : html`<p class="lead">${lead}</p>`} ${body}
    <footer aria-hidden="true">
      <span>${company.name}, ${t("profile.title").toLocaleLowerCase()}</span>
      <span>${number}</span>
    </footer>
  </section>`;
}

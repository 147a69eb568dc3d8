import type { Area } from "#content-types";
import { products } from "#content/products.ts";
import { fintechProjects } from "#content/projects.ts";
import { plainSolutions } from "#content/solutions.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { page } from "../page.ts";

/** Two pages of solutions, two fields on each. */
export async function fieldsPages(context: Context): Promise<Html> {
  const { t, find } = context;
  const notes = fintechProjects.map(({ id }) => find(`projects.${id}.note.text`));
  const shown = notes.filter((note) => note !== undefined);
  return html`${page(context, {
    title: t("profile.fields", { count: products.length + plainSolutions.length }),
    body: html`${await field(context, "ai")} ${await field(context, "blockchain")}`,
  })}
  ${page(context, {
    title: t("profile.fieldsTwo"),
    body: html`${await field(context, "ecommerce")} ${await field(context, "fintech")}
    ${shown.map((note) => html`<p class="small muted rule note">${note}</p>`)}`,
  })}`;
}

async function field(context: Context, area: Area): Promise<Html> {
  const { t, find } = context;
  const linked = products
    .filter((product) => product.area === area)
    .map(
      ({ id }) =>
        html`<li>
          <h4>${find(`product.${id}`)} <span>${find(`product.${id}.kind`)}</span></h4>
          <p class="small muted">${find(`product.${id}.description`)}</p>
        </li>`,
    );
  const plain = (area === "ai" ? plainSolutions : []).map(
    ({ id }) =>
      html`<li>
        <h4>${find(`solutions.${id}`)}</h4>
        <p class="small muted">${find(`solutions.${id}.description`)}</p>
      </li>`,
  );
  return html`<article class="field">
    <header>
      ${await picture(context, `areas/${area}`, 62)}
      <div>
        <h3>${t(`solutions.${area}`)}</h3>
        <p class="muted">${t(`solutions.${area}.lead`)}</p>
      </div>
    </header>
    <ul class="solutions">
      ${linked} ${plain}
    </ul>
  </article>`;
}

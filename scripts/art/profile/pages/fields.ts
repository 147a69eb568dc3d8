import type { Area } from "#content-types";
import { products } from "#content/products.ts";
import { plainSolutions } from "#content/solutions.ts";
import { ai } from "../../areas/ai.ts";
import { blockchain } from "../../areas/blockchain.ts";
import { ecommerce } from "../../areas/ecommerce.ts";
import { fintech } from "../../areas/fintech.ts";
import { plate } from "../../areas/plate.ts";
import { drawing, html, type Html } from "../html.ts";
import { page } from "../page.ts";
import type { Speech } from "../texts.ts";

const plates = { ai, blockchain, ecommerce, fintech };

/** Two pages of solutions, two fields on each. */
export function fields(speech: Speech): Html {
  const { t } = speech;
  const note = html`<p class="small muted rule note">${t("projects.portfolio.note.text")}</p>`;
  return html`${page(speech, {
    number: 4,
    title: t("profile.fields", { count: products.length + plainSolutions.length }),
    body: html`${field(speech, "ai")} ${field(speech, "blockchain")}`,
  })}
  ${page(speech, {
    number: 5,
    title: t("profile.fieldsTwo"),
    body: html`${field(speech, "ecommerce")} ${field(speech, "fintech")} ${note}`,
  })}`;
}

function field({ t }: Speech, area: Area): Html {
  const linked = products
    .filter((product) => product.area === area)
    .map(
      ({ id }) =>
        html`<li>
          <h4>${t(`product.${id}`)} <span>${t(`product.${id}.kind`)}</span></h4>
          <p class="small muted">${t(`product.${id}.description`)}</p>
        </li>`,
    );
  const plain = (area === "ai" ? plainSolutions : []).map(
    ({ id }) =>
      html`<li>
        <h4>${t(`solutions.${id}`)}</h4>
        <p class="small muted">${t(`solutions.${id}.description`)}</p>
      </li>`,
  );
  return html`<article class="field">
    <header>
      ${drawing(plate(plates[area]()))}
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

import { aiProjects } from "#content/projects.ts";
import { clients } from "#content/clients.ts";
import { projectDrawings } from "../../pictures.ts";
import { checkIn } from "../../projects/check-in.ts";
import { portfolio } from "../../projects/portfolio.ts";
import { sandbox } from "../../projects/sandbox.ts";
import { drawing, html, photographOf, type Html } from "../html.ts";
import { page } from "../page.ts";
import type { Speech } from "../texts.ts";

const four = [1, 2, 3, 4] as const;
const assets = ["stocks", "bonds", "property", "gold"] as const;

export function largeProjects(speech: Speech): Html {
  const { t } = speech;
  const steps = four.map(
    (step) => `${t(`projects.check-in.step.${step}`)}: ${t(`projects.check-in.step.${step}.text`)}`,
  );
  const followed = assets.map(
    (asset) =>
      `${t(`projects.portfolio.asset.${asset}`)}: ${t(`projects.portfolio.asset.${asset}.text`)}`,
  );
  return page(speech, {
    number: 6,
    title: t("profile.projects"),
    body: html`${project(
      sandbox(),
      t("projects.blockchain"),
      t("projects.sandbox"),
      t("projects.sandbox.description"),
      four.map((point) => t(`projects.sandbox.point.${point}`)),
    )}
    ${project(
      checkIn(),
      t("projects.blockchain"),
      t("projects.check-in"),
      t("projects.check-in.description"),
      steps,
    )}
    ${project(
      portfolio(),
      t("projects.fintech"),
      t("projects.portfolio"),
      t("projects.portfolio.description"),
      followed,
    )}`,
  });
}

function project(
  svg: string,
  field: string,
  name: string,
  description: string,
  points: readonly string[],
): Html {
  return html`<article class="project">
    ${drawing(svg)}
    <div>
      <p class="label">${field}</p>
      <h3>${name}</h3>
      <p>${description}</p>
      <ul class="small">
        ${points.map((point) => html`<li>${point}</li>`)}
      </ul>
    </div>
  </article>`;
}

export async function assistants(speech: Speech): Promise<Html> {
  const { t, language } = speech;
  const manyWords = await photographOf(projectDrawings["knowledge-assistant"]?.() ?? "", 1000);
  const cards = aiProjects.map(({ id, client }) => {
    const name = clients.find((known) => known.id === client)?.name[language] ?? "";
    return html`<li>
      ${id === "knowledge-assistant" ? manyWords : drawing(projectDrawings[id]?.() ?? "")}
      <h3>${t(`projects.ai.${id}`)}</h3>
      <p class="small">${t(`projects.ai.${id}.description`)}</p>
      <p class="small muted">${t("projects.client")}: ${name}</p>
    </li>`;
  });
  return page(speech, {
    number: 7,
    title: t("profile.assistants"),
    body: html`<ul class="assistants">
      ${cards}
    </ul>`,
  });
}

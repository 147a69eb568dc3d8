import { aiProjects } from "#content/projects.ts";
import { clients } from "#content/clients.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { page } from "../page.ts";

const four = [1, 2, 3, 4] as const;
const assets = ["stocks", "bonds", "property", "gold"] as const;

export async function largeProjectsPage(context: Context): Promise<Html> {
  const { t } = context;
  const steps = four.map(
    (step) => `${t(`projects.check-in.step.${step}`)}: ${t(`projects.check-in.step.${step}.text`)}`,
  );
  const followed = assets.map(
    (asset) =>
      `${t(`projects.portfolio.asset.${asset}`)}: ${t(`projects.portfolio.asset.${asset}.text`)}`,
  );
  return page(context, {
    number: 6,
    title: t("profile.projects"),
    body: html`${project(
      await picture(context, "projects/sandbox", 66),
      t("projects.blockchain"),
      t("projects.sandbox"),
      t("projects.sandbox.description"),
      four.map((point) => t(`projects.sandbox.point.${point}`)),
    )}
    ${project(
      await picture(context, "projects/check-in", 66),
      t("projects.blockchain"),
      t("projects.check-in"),
      t("projects.check-in.description"),
      steps,
    )}
    ${project(
      await picture(context, "projects/portfolio", 66),
      t("projects.fintech"),
      t("projects.portfolio"),
      t("projects.portfolio.description"),
      followed,
    )}`,
  });
}

function project(
  image: Html,
  field: string,
  name: string,
  description: string,
  points: readonly string[],
): Html {
  return html`<article class="project">
    ${image}
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

export async function assistantsPage(context: Context): Promise<Html> {
  const { t, language } = context;
  const cards = aiProjects.map(async ({ id, client }) => {
    const name = clients.find((known) => known.id === client)?.name[language] ?? client ?? "";
    return html`<li>
      ${await picture(context, `projects/${id}`, 80)}
      <h3>${t(`projects.ai.${id}`)}</h3>
      <p class="small">${t(`projects.ai.${id}.description`)}</p>
      <p class="small muted">${t("projects.client")}: ${name}</p>
    </li>`;
  });
  if (cards.length === 0) return html``;
  return page(context, {
    number: 7,
    title: t("profile.assistants"),
    body: html`<ul class="assistants">
      ${await Promise.all(cards)}
    </ul>`,
  });
}

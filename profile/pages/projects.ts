import { clients } from "#content/clients.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { inGroups, page } from "../page.ts";

/** The projects with a description at length, three on a page. */
export async function largeProjectsPages(context: Context): Promise<Html> {
  const { t } = context;
  const articles = [
    ...blockchainProjects.map(({ id }) =>
      projectArticle(context, id, t("projects.blockchain"), numberedTexts(context, id)),
    ),
    ...fintechProjects.map(({ id, assets }) => {
      const points = assets.map((asset) => textOf(context, `projects.${id}.asset.${asset}`));
      return projectArticle(context, id, t("projects.fintech"), points);
    }),
  ];
  const groups = inGroups(await Promise.all(articles), 3);
  return html`${groups.map((group) =>
    page(context, { title: t("profile.projects"), body: html`${group}` }),
  )}`;
}

/** The points of a project, or its steps, as far as the company has texts for them. */
function numberedTexts(context: Context, id: string): string[] {
  const texts: string[] = [];
  for (const kind of ["point", "step"]) {
    const key = (number: number) => `projects.${id}.${kind}.${number}`;
    for (let number = 1; context.find(key(number)) !== undefined; number += 1) {
      texts.push(textOf(context, key(number)));
    }
  }
  return texts;
}

/** A text and the sentence that explains it, if there is one. */
const textOf = ({ find }: Context, key: string) =>
  [find(key), find(`${key}.text`)].filter((text) => text !== undefined).join(": ");

async function projectArticle(
  context: Context,
  id: string,
  field: string,
  points: readonly string[],
): Promise<Html> {
  return html`<article class="project">
    ${await picture(context, `projects/${id}`, 66)}
    <div>
      <p class="label">${field}</p>
      <h3>${context.find(`projects.${id}`)}</h3>
      <p>${context.find(`projects.${id}.description`)}</p>
      <ul class="small">
        ${points.map((point) => html`<li>${point}</li>`)}
      </ul>
    </div>
  </article>`;
}

/** The AI projects, eight on a page. */
export async function assistantsPages(context: Context): Promise<Html> {
  const { t, find, language } = context;
  const cards = aiProjects.map(async ({ id, client }) => {
    const name = clients.find((known) => known.id === client)?.name[language];
    return html`<li>
      ${await picture(context, `projects/${id}`, 80)}
      <h3>${find(`projects.ai.${id}`)}</h3>
      <p class="small">${find(`projects.ai.${id}.description`)}</p>
      ${name && html`<p class="small muted">${t("projects.client")}: ${name}</p>`}
    </li>`;
  });
  const groups = inGroups(await Promise.all(cards), 8);
  return html`${groups.map((group) =>
    page(context, {
      title: t("profile.assistants", { count: aiProjects.length }),
      body: html`<ul class="assistants">
        ${group}
      </ul>`,
    }),
  )}`;
}

import { areas } from "#content/areas.ts";
import { company } from "#content/company.ts";
import { mission } from "#content/mission.ts";
import { values } from "#content/values.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { page } from "../page.ts";

export async function coverPage(context: Context): Promise<Html> {
  const { t } = context;
  return html`<section class="page cover">
    ${await picture(context, "about/video", 210, "art")}
    <div class="shade"></div>
    <header>${await picture(context, "logo", 12)}${company.name}</header>
    <div class="words">
      <p class="label">${t("profile.title")}</p>
      <h1>${t("hero.title")}</h1>
      <p>${t("hero.description")}</p>
    </div>
  </section>`;
}

export async function aboutPage(context: Context): Promise<Html> {
  const { t, language } = context;
  const year = (date: string) => ({ year: date.slice(0, 4) });
  const facts = [
    [t("about.figures.team"), formatDate(company.teamFounded, language)],
    [t("about.figures.company"), formatDate(company.companyFounded, language)],
    [t("about.figures.years"), `${formatNumber(company.yearsOfExperience, language)}+`],
    [t("about.figures.fields"), formatNumber(areas.length, language)],
  ];
  return page(context, {
    endsOnPicture: true,
    title: `${t("about.hero.team", year(company.teamFounded))} ${t("about.hero.company", year(company.companyFounded))}`,
    body: html`<div class="story">
        <p>${t("about.us.team")}</p>
        <p>${t("about.us.fields")}</p>
        <p>${t("about.us.place")}</p>
      </div>
      <dl class="facts">
        ${facts.map(
          ([name = "", value = ""]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <div class="vision">
        ${await picture(context, "about/team", 210)}
        <h3 class="label">${t("about.vision.title")}</h3>
        <p>${t("about.vision.text")}</p>
      </div>`,
  });
}

export async function missionPage(context: Context): Promise<Html> {
  const { t, find } = context;
  return page(context, {
    title: t("profile.mission"),
    body: html`<h3 class="part">${t("about.mission.title")}</h3>
      <p class="muted">${t("about.mission.lead")}</p>
      <ul class="two pillars">
        ${mission.map(
          ({ id }) =>
            html`<li>
              <h4>${find(`about.mission.${id}`)}</h4>
              <p>${find(`about.mission.${id}.description`)}</p>
            </li>`,
        )}
      </ul>
      <h3 class="part">${t("about.values.title")}</h3>
      <p class="muted">${t("about.values.lead")}</p>
      <ul class="values">
        ${values.map(
          ({ id }) =>
            html`<li class="value">
              <h4>${find(`about.values.${id}`)}</h4>
              <p>${find(`about.values.${id}.description`)}</p>
            </li>`,
        )}
      </ul>`,
  });
}

import { company } from "#content/company.ts";
import { mission } from "#content/mission.ts";
import { values } from "#content/values.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { gold } from "../../areas/plate.ts";
import { mark } from "../../brand.ts";
import { crew } from "../../team/crew.ts";
import { panel, placed } from "../../lacquer.ts";
import { turningBands } from "../../video/turning-drum.ts";
import { drawing, Html, html } from "../html.ts";
import { page } from "../page.ts";
import type { Speech } from "../texts.ts";

export function cover({ t }: Speech): Html {
  return html`<section class="page cover">
    ${drawing(coverArt(), "art")}
    <div class="shade"></div>
    <header>
      <svg viewBox="0 0 48 48" aria-hidden="true">${new Html(mark(gold))}</svg>${company.name}
    </header>
    <div class="words">
      <p class="label">${t("profile.title")}</p>
      <h1>${t("hero.title")}</h1>
      <p>${t("hero.description")}</p>
    </div>
  </section>`;
}

/** The drum fills the upper part of the sheet; the words stand below it. */
function coverArt(): string {
  return panel({
    width: 1050,
    height: 1485,
    ground: "jade",
    light: { x: 525, y: 560, reach: 1000 },
    drawing: [placed(525, 560, turningBands(0.1), { scale: 1.18 })],
  });
}

/** The edge of the drum, rising over the foot of a page. */
function horizon(): string {
  return panel({
    width: 1050,
    height: 330,
    ground: "jade",
    light: { x: 525, y: 400, reach: 800 },
    drawing: [placed(525, 690, turningBands(0.3))],
  });
}

export function about(speech: Speech): Html {
  const { t, language } = speech;
  const year = (date: string) => ({ year: date.slice(0, 4) });
  const facts = [
    [t("about.figures.team"), formatDate(company.teamFounded, language)],
    [t("about.figures.company"), formatDate(company.companyFounded, language)],
    [t("about.figures.years"), `${formatNumber(company.yearsOfExperience, language)}+`],
    [t("about.figures.fields"), "4"],
  ];
  return page(speech, {
    number: 2,
    endsOnLacquer: true,
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
        ${drawing(crew())}
        <h3 class="label">${t("about.vision.title")}</h3>
        <p>${t("about.vision.text")}</p>
      </div>`,
  });
}

export function missionAndValues(speech: Speech): Html {
  const { t } = speech;
  return page(speech, {
    number: 3,
    title: t("profile.mission"),
    body: html`<h3 class="part">${t("about.mission.title")}</h3>
      <p class="muted">${t("about.mission.lead")}</p>
      <ul class="two pillars">
        ${mission.map(
          ({ title, description }) =>
            html`<li>
              <h4>${t(title)}</h4>
              <p>${t(description)}</p>
            </li>`,
        )}
      </ul>
      <h3 class="part">${t("about.values.title")}</h3>
      <p class="muted">${t("about.values.lead")}</p>
      <ul class="values">
        ${values.map(
          ({ title, description }) =>
            html`<li class="value">
              <h4>${t(title)}</h4>
              <p>${t(description)}</p>
            </li>`,
        )}
      </ul>
      ${drawing(horizon(), "strip")}`,
  });
}

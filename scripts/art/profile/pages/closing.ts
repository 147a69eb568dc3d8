import { clients as all } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import { formatDate } from "#web/i18n/format.ts";
import { logos } from "../../clients/logos.ts";
import { portraits } from "../../pictures.ts";
import { panel, placed } from "../../lacquer.ts";
import { turningBands } from "../../video/turning-drum.ts";
import { drawing, html, photographOf, type Html } from "../html.ts";
import { page } from "../page.ts";
import type { Speech } from "../texts.ts";

export function clients(speech: Speech): Html {
  const { t, language } = speech;
  const rows = all.map(
    ({ id, name, industry, solutions }) =>
      html`<li>
        ${drawing(logos[id]?.() ?? "")}
        <div>
          <h3>${name[language]}</h3>
          <p class="label">${t(`clients.industry.${industry}`)}</p>
        </div>
        <ul>
          ${solutions.map(
            (solution) =>
              html`<li>
                <h4>${t(`clients.${solution}`)}</h4>
                <p class="small muted">${t(`clients.${solution}.description`)}</p>
              </li>`,
          )}
        </ul>
      </li>`,
  );
  return page(speech, {
    number: 8,
    title: t("profile.clients"),
    lead: t("clients.subtitle", { count: all.length }),
    body: html`<ul class="clients">
      ${rows}
    </ul>`,
  });
}

export async function team(speech: Speech): Promise<Html> {
  const { t } = speech;
  const people = [...mentors, ...directors].map(
    async ({ id, name }) =>
      html`<li>
        ${await photographOf(portraits[id]?.() ?? "", 480)}
        <div>
          <p class="label">${t(`person.${id}.role`)}</p>
          <h3 lang="vi">${name}</h3>
          <p class="muted">${t(`person.${id}.description`)}</p>
        </div>
      </li>`,
  );
  return page(speech, {
    number: 9,
    title: t("profile.team"),
    lead: t("team.hero.lead"),
    body: html`<ul class="people">
      ${await Promise.all(people)}
    </ul>`,
  });
}

export function contact({ t, language }: Speech): Html {
  const link = (href: string, text: string) => html`<a href="${href}">${text}</a>`;
  const shown = (address: string) => address.replace(/^https?:\/\//, "");
  const details: readonly (readonly [string, Html | string])[] = [
    [t("contact.phone"), link(`tel:${company.phone.replaceAll(" ", "")}`, company.phone)],
    [t("contact.email"), link(`mailto:${company.email}`, company.email)],
    [t("contact.address"), company.address[language]],
    [t("contact.website"), link(company.site, shown(company.site))],
    [t("contact.facebook"), link(company.facebook, shown(company.facebook))],
    [t("contact.youtube"), link(company.youtube, shown(company.youtube))],
    [t("profile.legalName"), company.legalName[language]],
    [t("profile.taxCode"), company.taxCode],
    [t("footer.teamFounded"), formatDate(company.teamFounded, language)],
    [t("footer.companyFounded"), formatDate(company.companyFounded, language)],
  ];
  return html`<section class="page contact">
    ${drawing(backArt(), "art")}
    <div class="shade"></div>
    <div class="words">
      <h2>${t("profile.contact")}</h2>
      <p>${t("profile.contact.text")}</p>
      <dl>
        ${details.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="slogan">${company.tagline[language]}</p>
    </div>
  </section>`;
}

/** The other half of the drum of the cover, seen from below. */
function backArt(): string {
  return panel({
    width: 1050,
    height: 730,
    ground: "jade",
    light: { x: 525, y: 60, reach: 760 },
    drawing: [placed(525, 30, turningBands(0.6), { scale: 1.18 })],
  });
}

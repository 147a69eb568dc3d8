import { clients as all } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import { formatDate } from "#web/i18n/format.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { page } from "../page.ts";

export async function clientsPage(context: Context): Promise<Html> {
  const { t, language } = context;
  const rows = all.map(
    async ({ id, name, industry, solutions }) =>
      html`<li>
        ${await picture(context, `clients/${id}`, 16)}
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
  if (rows.length === 0) return html``;
  return page(context, {
    number: 8,
    title: t("profile.clients"),
    lead: t("clients.subtitle", { count: all.length }),
    body: html`<ul class="clients">
      ${await Promise.all(rows)}
    </ul>`,
  });
}

export async function teamPage(context: Context): Promise<Html> {
  if (mentors.length + directors.length === 0) return html``;
  const { t } = context;
  const people = [...mentors, ...directors].map(
    async ({ id, name }) =>
      html`<li>
        ${await picture(context, `team/${id}`, 40)}
        <div>
          <p class="label">${t(`person.${id}.role`)}</p>
          <h3 lang="vi">${name}</h3>
          <p class="muted">${t(`person.${id}.description`)}</p>
        </div>
      </li>`,
  );
  return page(context, {
    number: 9,
    title: t("profile.team"),
    lead: t("team.hero.lead"),
    body: html`<ul class="people">
      ${await Promise.all(people)}
    </ul>`,
  });
}

export async function contactPage(context: Context): Promise<Html> {
  const { t, language } = context;
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
    ${await picture(context, "about/video", 210, "art")}
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

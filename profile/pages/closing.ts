import { clients as all } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import { formatDate } from "#web/i18n/format.ts";
import { type Context, picture } from "../context.ts";
import { html, type Html } from "../html.ts";
import { inGroups, page } from "../page.ts";

/** Pages of a list, of which the first has an introduction. `list` is the class of the list. */
async function fiveOnAPage(
  context: Context,
  items: readonly Promise<Html>[],
  { title, lead, list }: Record<"title" | "lead" | "list", string>,
): Promise<Html> {
  const groups = inGroups(await Promise.all(items), 5);
  return html`${groups.map((group, index) =>
    page(context, {
      title,
      lead: index === 0 ? lead : "",
      body: html`<ul class="${list}">
        ${group}
      </ul>`,
    }),
  )}`;
}

/** The clients, five on a page. */
export async function clientsPages(context: Context): Promise<Html> {
  const { t, find, language } = context;
  const rows = all.map(
    async ({ id, name, industry, solutions }) =>
      html`<li>
        ${await picture(context, `clients/${id}`, 16)}
        <div>
          <h3>${name[language]}</h3>
          <p class="label">${find(`clients.industry.${industry}`)}</p>
        </div>
        <ul>
          ${solutions.map(
            (solution) =>
              html`<li>
                <h4>${find(`clients.${solution}`)}</h4>
                <p class="small muted">${find(`clients.${solution}.description`)}</p>
              </li>`,
          )}
        </ul>
      </li>`,
  );
  return fiveOnAPage(context, rows, {
    title: t("profile.clients"),
    lead: t("clients.subtitle", { count: all.length }),
    list: "clients",
  });
}

/** The mentors and directors, five on a page. */
export async function teamPages(context: Context): Promise<Html> {
  const { t, find } = context;
  const people = [...mentors, ...directors].map(
    async ({ id, name }) =>
      html`<li>
        ${await picture(context, `team/${id}`, 40)}
        <div>
          <p class="label">${find(`person.${id}.role`)}</p>
          <h3 lang="vi">${name}</h3>
          <p class="muted">${find(`person.${id}.description`)}</p>
        </div>
      </li>`,
  );
  return fiveOnAPage(context, people, {
    title: t("profile.team"),
    lead: t("team.hero.lead"),
    list: "people",
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
    ...(["facebook", "youtube"] as const)
      .filter((channel) => company[channel] !== "")
      .map((channel): readonly [string, Html] => [
        t(`contact.${channel}`),
        link(company[channel], shown(company[channel])),
      ]),
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

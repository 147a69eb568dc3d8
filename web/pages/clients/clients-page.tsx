import pictures from "virtual:pictures/clients";
import type { Client } from "#content-types";
import { clients } from "#content/clients.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { CallToAction } from "#web/sections/call-to-action.tsx";
import { DeferredSection, Reveal } from "#web/sections/reveal.tsx";
import { CardText, Lead, PageTitle } from "#web/sections/section.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Picture } from "#web/sections/picture.tsx";

const industries = Array.from(new Set(clients.map(({ industry }) => industry)));

/** The Clients page (spec §2). */
export default function Clients() {
  const { t, findText } = useI18n();
  return (
    <>
      <section className="page-width grid gap-x-8 gap-y-12 pt-14 sm:pt-20 lg:grid-cols-12 lg:items-end lg:pt-28">
        <div className="lg:col-span-8">
          <PageTitle>{t("clients.title")}</PageTitle>
          <Lead className="mt-6 max-w-[40rem]">
            {t("clients.subtitle", { count: clients.length })}
          </Lead>
        </div>
        <dl aria-label={t("clients.sectors")} className="lg:col-span-3 lg:col-start-10">
          {industries.map((industry) => (
            <div
              key={industry}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
            >
              <dt>{findText(`clients.industry.${industry}`)}</dt>
              <dd className="heading-4 text-accent tabular-nums">
                {clients.filter((client) => client.industry === industry).length}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <DeferredSection>
        <section className="page-width py-16 lg:py-24">
          <Reveal group className="grid gap-6 md:grid-cols-2 lg:gap-8">
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </Reveal>
        </section>
        <CallToAction keys="clients.call" links={{ "/contact": "clients.call.contact" }} />
      </DeferredSection>
    </>
  );
}

const groundOf = {
  education: "",
  administration: "inverse-third",
  university: "inverse-second",
  business: "inverse-fourth",
} as const satisfies Record<Client["industry"], string>;

/** An odd last card takes the whole row. The first letter of the name replaces a missing logo. */
function ClientCard({ client }: { client: Client }) {
  const { t, language, findText } = useI18n();
  const name = client.name[language];
  const industry = findText(`clients.industry.${client.industry}`);
  return (
    <article className="group overflow-hidden rounded-lg border border-line bg-surface md:last:odd:col-span-2">
      <div
        className={`inverse relative isolate grid h-44 place-items-center overflow-hidden ${groundOf[client.industry]}`}
      >
        {/* The logo is the star in the middle of a drum. */}
        <Rings className="absolute top-1/2 left-1/2 -z-10 w-[52rem] -translate-x-1/2 -translate-y-1/2 text-accent opacity-60" />
        <Picture
          name={`clients/${client.id}`}
          record={pictures[client.id]}
          alt=""
          sizes="96px"
          fit="object-contain"
          className="size-24 shrink-0 rounded-lg bg-inverse p-2"
          fallback={
            <span
              aria-hidden="true"
              className="grid size-24 shrink-0 place-items-center rounded-full bg-primary text-3xl font-semibold text-on-primary"
            >
              {Array.from(name)[0]?.toLocaleUpperCase()}
            </span>
          }
        />
      </div>
      <div className="card-padding">
        {industry && <Badge tone="amber">{industry}</Badge>}
        <h2 className="mt-2 pb-5 heading-4">{name}</h2>
        {client.solutions.length > 0 && <h3 className="sr-only">{t("clients.solutions")}</h3>}
        <ul className="grid gap-x-8 md:group-last:group-odd:grid-cols-2">
          {client.solutions.map((solution) => (
            <li key={solution} className="border-t border-line py-5 last:pb-0">
              <h4 className="heading-5">
                <Unbroken>{findText(`clients.${solution}`)}</Unbroken>
              </h4>
              <CardText className="mt-1">{findText(`clients.${solution}.description`)}</CardText>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

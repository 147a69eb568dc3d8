import { type Client, clients, type Industry } from "#content/clients.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { CallToAction } from "#web/layout/call-to-action.tsx";
import { DeferredSection, PageIntro } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Rings } from "#web/layout/emblem.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useImageError } from "#web/layout/picture.tsx";

const industries = Array.from(new Set<Industry>(clients.map(({ industry }) => industry)));

/** The Clients page (spec §2). */
export default function Clients() {
  const t = useTranslation();
  return (
    <>
      <section className="page-width grid gap-x-8 gap-y-12 pt-14 sm:pt-20 lg:grid-cols-12 lg:items-end lg:pt-28">
        <div className="lg:col-span-8">
          <PageIntro
            title={t("clients.title")}
            lead={t("clients.subtitle")}
            leadWidth="max-w-[40rem]"
          />
        </div>
        <dl aria-label={t("clients.sectors")} className="lg:col-span-3 lg:col-start-10">
          {industries.map((industry) => (
            <div
              key={industry}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
            >
              <dt>{t(`clients.industry.${industry}`)}</dt>
              <dd className="text-xl font-semibold text-accent tabular-nums">
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
        <CallToAction
          title={t("clients.call.title")}
          text={t("clients.call.text")}
          links={[{ to: "/contact", text: t("clients.call.contact") }]}
        />
      </DeferredSection>
    </>
  );
}

const groundOf = {
  education: "",
  administration: "lacquer-cinnabar",
  university: "lacquer-indigo",
} as const;

/** An odd last card takes the whole row. */
function ClientCard({ client }: { client: Client }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const name = client.name[language];
  return (
    <article className="group overflow-hidden rounded-lg border border-line bg-surface md:last:odd:col-span-2">
      <div
        className={`lacquer relative isolate grid h-44 place-items-center overflow-hidden ${groundOf[client.industry]}`}
      >
        {/* The logo is the star in the middle of a drum. */}
        <Rings className="absolute top-1/2 left-1/2 -z-10 w-[52rem] -translate-x-1/2 -translate-y-1/2 text-accent opacity-60" />
        <ClientLogo logo={client.logo} name={name} />
      </div>
      <div className="p-7 sm:p-9">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-5">
          <h2 className="text-xl leading-snug font-semibold">{name}</h2>
          <Badge tone="amber">{t(`clients.industry.${client.industry}`)}</Badge>
        </div>
        <h3 className="sr-only">{t("clients.solutions")}</h3>
        <ul className="grid gap-x-8 md:group-last:group-odd:grid-cols-2">
          {client.solutions.map((solution) => (
            <li key={solution} className="border-t border-line py-5 last:pb-0">
              <h4 className="font-semibold">{t(`clients.${solution}`)}</h4>
              <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted">
                {t(`clients.${solution}.description`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** If the logo cannot be loaded, a circle shows the first letter of the name. */
function ClientLogo({ logo, name }: { logo: string; name: string }) {
  const { ref, hasFailed, onError } = useImageError();
  if (hasFailed) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 shrink-0 place-items-center rounded-full bg-primary text-3xl font-semibold text-on-primary"
      >
        {Array.from(name)[0]?.toLocaleUpperCase()}
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={logo}
      alt=""
      width={96}
      height={96}
      onError={onError}
      className="size-24 shrink-0 rounded-lg bg-plate p-2"
    />
  );
}

import { blockchainProjects } from "#content/projects.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Section } from "#web/layout/section.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { type Client, clients } from "#content/clients.ts";
import type { Language } from "#contract/languages.ts";

const points = [1, 2, 3, 4] as const;

export function BlockchainProjects() {
  const t = useTranslation();
  return (
    <Section id="blockchain" title={t("projects.blockchain")} lead={t("projects.blockchain.lead")}>
      <Sandbox />
      <CheckIn />
    </Section>
  );
}

function Sandbox() {
  const t = useTranslation();
  return (
    <Reveal className="mt-12 lg:mt-16">
      <article className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Picture
            name="projects/sandbox"
            alt={t("projects.sandbox.image")}
            sizes="(min-width: 64rem) 36rem, 92vw"
            className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-full lg:min-h-[32rem]"
          />
        </div>
        <div className="lg:col-span-6 lg:py-6">
          <h3 className="text-2xl font-semibold sm:text-[1.75rem]">{t("projects.sandbox")}</h3>
          <p className="mt-4 text-muted">{t("projects.sandbox.description")}</p>
          <ul className="mt-6 grid gap-2.5">
            {points.map((point) => (
              <li
                key={point}
                className="relative pl-6 text-pretty before:absolute before:top-[0.7em] before:left-0 before:h-px before:w-3.5 before:bg-accent"
              >
                {t(`projects.sandbox.point.${point}`)}
              </li>
            ))}
          </ul>
          <ProjectFacts client={blockchainProjects.sandbox.client} platform="Hyperledger Fabric" />
        </div>
      </article>
    </Reveal>
  );
}

function CheckIn() {
  const t = useTranslation();
  return (
    <article className="mt-16 overflow-hidden rounded-lg border border-line bg-surface lg:mt-24">
      <Reveal className="grid lg:grid-cols-12">
        <div className="p-7 sm:p-10 lg:col-span-6 lg:p-14">
          <h3 className="text-2xl font-semibold sm:text-[1.75rem]">{t("projects.check-in")}</h3>
          <p className="mt-4 text-muted">{t("projects.check-in.description")}</p>
          <ProjectFacts client={blockchainProjects.checkIn.client} platform="Blockchain, NFT" />
        </div>
        <div className="max-lg:order-first lg:col-span-6">
          <Picture
            name="projects/check-in"
            alt={t("projects.check-in.image")}
            sizes="(min-width: 64rem) 37rem, 100vw"
            className="aspect-[16/10] size-full"
          />
        </div>
      </Reveal>
      <Reveal>
        <ol className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {points.map((step) => (
            <li
              key={step}
              className="border-line p-7 not-last:max-sm:border-b sm:p-8 lg:not-last:border-r sm:max-lg:odd:border-r sm:max-lg:nth-[-n+2]:border-b"
            >
              <span aria-hidden="true" className="text-3xl font-semibold text-accent tabular-nums">
                {step}
              </span>
              <h4 className="mt-2 text-lg font-semibold">{t(`projects.check-in.step.${step}`)}</h4>
              <p className="mt-1.5 text-[0.9375rem] leading-relaxed text-muted">
                {t(`projects.check-in.step.${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
    </article>
  );
}

function ProjectFacts({ client, platform }: { client: Client["id"]; platform: string }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const facts = [
    [t("projects.client"), clientName(client, language)],
    [t("projects.platform"), platform],
  ];
  return (
    <dl className="mt-8 text-[0.9375rem]">
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function clientName(id: Client["id"], language: Language): string {
  return clients.find((client) => client.id === id)?.name[language] ?? id;
}

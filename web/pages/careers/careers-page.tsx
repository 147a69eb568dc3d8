import { Compass, Lightbulb, TrendingUp, Wallet } from "lucide-react";
import { company } from "#content/company.ts";
import { filterIn, isShown } from "#contract/position-filters.ts";
import type { PositionCard, PositionKind } from "#contract/positions.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { DeferredSection, Reveal } from "#web/sections/reveal.tsx";
import { CardLink } from "#web/sections/linked-card.tsx";
import {
  Actions,
  CardText,
  Lead,
  PageTitle,
  Section,
  SectionTitle,
} from "#web/sections/section.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { EmailLink, PhoneLink } from "#web/sections/outside-links.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { PositionFilters } from "./position-filters.tsx";
import { positionPath } from "#web/positions/positions.ts";
import { PositionIcon } from "#web/positions/position-icon.tsx";
import { TextLink } from "./text-link.tsx";
import { ApplyLink, PositionTerms, Skills } from "./position-links.tsx";

/** /careers: the positions, what they offer and how to get one (spec §2). */
export default function Careers() {
  const t = useTranslation();
  return (
    <>
      <CareersHero />
      <DeferredSection>
        <Section id="benefits" title={t("careers.benefits")} surface>
          <Reveal group className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {benefits.map(({ name, Icon }) => (
              <article key={name} className="rounded-lg border border-line bg-raised card-padding">
                <Icon className="size-8 text-accent" />
                <h3 className="mt-8 heading-5">{t(`careers.benefit.${name}`)}</h3>
                <CardText className="mt-2">{t(`careers.benefit.${name}.text`)}</CardText>
              </article>
            ))}
          </Reveal>
        </Section>
        <PositionFilters />
        <FullTimePositions />
        <Internships />
        <HiringProcess />
        <CareersContact />
      </DeferredSection>
    </>
  );
}

function CareersHero() {
  const t = useTranslation();
  const { cards = [] } = usePagePositions();
  const openOf = (kind: PositionKind) => cards.filter((card) => card.kind === kind).length;
  const offered = (
    [
      { kind: "full-time", text: "careers.count.fullTime", section: "#positions" },
      { kind: "internship", text: "careers.count.internships", section: "#internships" },
    ] as const
  ).filter(({ kind }) => openOf(kind) > 0);
  const counts = [
    ...offered.map(({ kind, text }) => ({ text, count: openOf(kind) })),
    { text: "careers.count.steps", count: hiringSteps.length } as const,
  ];
  return (
    <section className="relative isolate overflow-hidden">
      <Rings className="absolute -right-48 -bottom-48 -z-10 w-[24rem] text-accent max-sm:opacity-50 sm:-right-72 sm:-bottom-72 sm:w-[36rem] lg:-right-[28rem] lg:-bottom-[28rem] lg:w-[56rem]" />
      <div className="page-width pt-14 pb-16 sm:pt-20 lg:pt-28 lg:pb-24">
        <div className="max-w-[46rem]">
          <PageTitle>{t("careers.title")}</PageTitle>
          <Lead className="mt-6 max-w-[37rem]">{t("careers.lead")}</Lead>
          <Actions>
            <LinkButton to="/careers/apply" size="large">
              {t("careers.apply")}
            </LinkButton>
            {offered[0] !== undefined && (
              <a
                href={offered[0].section}
                className={`bg-paper ${buttonClass({ variant: "secondary", size: "large" })}`}
              >
                {t("careers.hero.positions")}
              </a>
            )}
          </Actions>
          <dl className="mt-14 flex flex-wrap gap-x-10 gap-y-4 max-lg:flex-col lg:mt-20">
            {counts.map(({ text, count }) => (
              <div key={text} className="flex flex-row-reverse items-baseline justify-end gap-2.5">
                <dt className="text-[0.9375rem] leading-snug text-muted">{t(text, { count })}</dt>
                <dd className="heading-2 text-accent tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const benefits = [
  { name: "innovation", Icon: Lightbulb },
  { name: "mentorship", Icon: Compass },
  { name: "growth", Icon: TrendingUp },
  { name: "package", Icon: Wallet },
] as const;

/** The positions of a kind that pass the filter of the address. */
function usePositions(kind: PositionKind): PositionCard[] {
  const { cards = [] } = usePagePositions();
  const [query] = useSearchParams();
  const filter = filterIn(query, cards);
  return cards.filter((card) => card.kind === kind && isShown(card, filter));
}

function FullTimePositions() {
  const t = useTranslation();
  const cards = usePositions("full-time");
  if (cards.length === 0) return null;
  return (
    <Section id="positions" title={t("careers.fullTime")} lead={t("careers.fullTime.lead")}>
      <Reveal group className="mt-12 grid sm:gap-6 md:grid-cols-2 lg:gap-8">
        {cards.map((card) => (
          <PositionItem
            key={card.slug}
            card={card}
            variant="primary"
            className="sm:rounded-lg sm:border sm:bg-surface sm:card-padding"
          />
        ))}
      </Reveal>
    </Section>
  );
}

/** An advertised position: a card or a list item that is a link to its page, with "Apply Now". A row on a phone. */
function PositionItem({
  card,
  variant,
  className,
}: {
  card: PositionCard;
  variant: "primary" | "secondary";
  className: string;
}) {
  return (
    <article
      className={`group relative flex flex-col border-t border-line py-5 transition-colors hover:border-edge ${className}`}
    >
      <div className="flex items-center gap-4">
        <PositionIcon position={card} />
        <h3 className="flex min-w-0 grow heading-4 wrap-anywhere">
          <CardLink to={positionPath(card.slug)}>{card.title}</CardLink>
        </h3>
      </div>
      <p className="mt-3 grow text-muted wrap-anywhere max-sm:line-clamp-2">{card.summary}</p>
      <PositionTerms position={card} />
      <Skills skills={card.skills} className="mt-4 max-sm:hidden" />
      <ApplyLink
        title={card.title}
        variant={variant}
        className="relative mt-1 self-start max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-primary sm:mt-6"
      />
    </article>
  );
}

const perks = ["training", "projects", "certificate", "employment"] as const;

/** The internships as a list, beside the perks of each. */
function Internships() {
  const t = useTranslation();
  const cards = usePositions("internship");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="internships" className="border-y border-line bg-surface">
      <div className="page-width grid gap-x-12 gap-y-12 py-20 lg:grid-cols-12 lg:py-28">
        <Reveal className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <SectionTitle id="internships" lead={t("careers.internships.lead")}>
            {t("careers.internships")}
          </SectionTitle>
          <h3 className="mt-10 eyebrow">{t("careers.perks")}</h3>
          <ol className="mt-3">
            {perks.map((perk, index) => (
              <li key={perk} className="flex gap-5 border-t border-line py-4">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 heading-4 text-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{t(`careers.perk.${perk}`)}</p>
                  <p className="text-[0.9375rem] text-muted">{t(`careers.perk.${perk}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Reveal>
        <Reveal group className="lg:col-span-7">
          {cards.map((card) => (
            <PositionItem
              key={card.slug}
              card={card}
              variant="secondary"
              className="sm:py-8 sm:last:pb-0 lg:first:border-t-0 lg:first:pt-0"
            />
          ))}
        </Reveal>
      </div>
    </section>
  );
}

const hiringSteps = ["submit", "interview", "test", "result"] as const;

/** The four steps, connected by a line. */
function HiringProcess() {
  const t = useTranslation();
  const { answer_days: days } = usePagePositions();
  return (
    <Section id="process" title={t("careers.process")} lead={t("careers.process.lead")}>
      <Reveal>
        <ol className="mt-12 lg:mt-16 lg:grid lg:grid-cols-4">
          {hiringSteps.map((step, index) => (
            <li
              key={step}
              className="relative pb-10 pl-16 last:pb-0 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-accent last:before:hidden lg:pt-20 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:inset-x-12 lg:before:top-6 lg:before:right-0 lg:before:bottom-auto lg:before:h-px lg:before:w-auto"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-12 place-items-center rounded-full border border-accent heading-4 text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="heading-5 max-lg:pt-3">{t(`careers.process.${step}`)}</h3>
              <CardText className="mt-2">{t(`careers.process.${step}.text`)}</CardText>
            </li>
          ))}
        </ol>
      </Reveal>
      {days !== undefined && (
        <p className="mt-12 text-lg text-muted">{t("common.usualAnswer", { count: days })}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink to="/application-status">{t("common.findApplication")}</TextLink>
        <TextLink to="/check-email">{t("common.checkEmail")}</TextLink>
      </p>
    </Section>
  );
}

/** How to reach HR, and the form without a position. */
function CareersContact() {
  const { t, language } = useI18n();
  const contacts = {
    email: <EmailLink to={company.hrEmail} className={linkClass} />,
    phone: <PhoneLink className={linkClass} />,
    address: <span className="inline-block py-2">{company.address[language]}</span>,
  };
  return (
    <section aria-labelledby="careers-contact" className="inverse">
      <Reveal className="page-width grid gap-x-12 gap-y-12 py-20 lg:grid-cols-12 lg:items-end lg:py-28">
        <div className="lg:col-span-6">
          <h2 id="careers-contact" className="heading-2">
            {t("careers.contact")}
          </h2>
          <p className="mt-5 max-w-xl text-lg text-muted">{t("careers.contact.text")}</p>
          <LinkButton to="/careers/apply" size="large" className="mt-9">
            {t("careers.contact.form")}
          </LinkButton>
        </div>
        <address className="not-italic lg:col-span-6 lg:col-start-7 xl:col-span-5 xl:col-start-8">
          <dl>
            {(["email", "phone", "address"] as const).map((name) => (
              <div
                key={name}
                className="border-t border-line py-3 sm:grid sm:grid-cols-[8rem_1fr] sm:items-baseline sm:gap-6"
              >
                <dt className="eyebrow">{t(`careers.contact.${name}`)}</dt>
                <dd className="text-lg">{contacts[name]}</dd>
              </div>
            ))}
          </dl>
        </address>
      </Reveal>
    </section>
  );
}

const linkClass =
  "inline-block py-2 wrap-anywhere decoration-accent underline-offset-4 hover:text-primary hover:underline";

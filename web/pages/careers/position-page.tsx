import pictures from "virtual:pictures";
import { company } from "#content/company.ts";
import type { PositionPicture } from "#content-types";
import type { PositionText } from "#contract/positions.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { CardLink, LinkedCard } from "#web/sections/linked-card.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { CardText, Lead, PageTitle } from "#web/sections/section.tsx";
import { PositionIcon } from "#web/positions/position-icon.tsx";
import { ApplyLink, Skills } from "./position-links.tsx";
import { ShareButton } from "./share-button.tsx";
import { pictureStyleOf, positionPath, salaryText } from "#web/positions/positions.ts";
import { useReportedView } from "./report-step.ts";
import { BackLink, TextLink } from "./text-link.tsx";
import { formatDay } from "#web/i18n/format.ts";

/** /careers/<slug>: one advertised position in full, and open ones that resemble it. */
export default function PositionPage() {
  const { position } = usePagePositions();
  useReportedView("viewed", position?.slug ?? "");
  return <PositionContent />;
}

/** The page without its count, which a preview shows too. */
export function PositionContent() {
  const t = useTranslation();
  const { position, cards = [] } = usePagePositions();
  if (position === undefined) throw new Error("The server sent no position");
  const isClosed = position.state === "closed";
  return (
    <>
      <PositionHero position={position} isClosed={isClosed} />
      <div className="page-width grid items-start gap-x-16 gap-y-14 py-16 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-24 print:block print:py-6">
        <div>
          <Description position={position} />
          {/* On a phone the summary is above the text, so the button follows the text too. */}
          {!isClosed && (
            <ApplyLink title={position.title} size="large" className="mt-12 lg:hidden" />
          )}
        </div>
        <PositionAside position={position} isClosed={isClosed} />
      </div>
      {cards.length > 0 && (
        <section
          aria-labelledby="other-positions"
          className="border-t border-line bg-surface print:hidden"
        >
          <div className="page-width py-16 lg:py-24">
            <h2 id="other-positions" className="heading-3">
              {t("position.others")}
            </h2>
            <Reveal group className="mt-8 grid gap-6 lg:grid-cols-3">
              {cards.map((other) => (
                <LinkedCard key={other.slug} className="bg-raised card-padding">
                  <PositionIcon position={other} />
                  <h3 className="mt-5 flex heading-4 wrap-anywhere">
                    <CardLink to={positionPath(other.slug)}>{other.title}</CardLink>
                  </h3>
                  <CardText className="mt-2 wrap-anywhere">{other.summary}</CardText>
                </LinkedCard>
              ))}
            </Reveal>
          </div>
        </section>
      )}
    </>
  );
}

const grounds: Record<PositionPicture["ground"], string> = {
  green: "",
  black: "inverse-neutral",
  indigo: "inverse-second",
  red: "inverse-third",
  brown: "inverse-fourth",
};

type PositionProps = { position: PositionText; isClosed: boolean };

/** The title of the position, on a picture of its work. */
function PositionHero({ position, isClosed }: PositionProps) {
  const t = useTranslation();
  const { ground, picture } = pictureStyleOf(position);
  return (
    <header className={`inverse relative isolate overflow-hidden ${grounds[ground]}`}>
      <div className="page-width pt-8 pb-14 lg:min-h-[34rem] lg:pb-24">
        <BackLink>{t("position.back")}</BackLink>
        <p className="mt-10 font-semibold text-accent lg:mt-24">
          <span>{t(`position.kind.${position.kind}`)}</span>
          {isClosed && <span>{` · ${t("position.closed")}`}</span>}
        </p>
        <PageTitle className="mt-4 max-w-xl wrap-anywhere">{position.title}</PageTitle>
        <Lead className="mt-5 max-w-lg wrap-anywhere print:mt-2 print:max-w-none">
          {position.summary}
        </Lead>
      </div>
      <Picture
        name={picture ?? "areas/ecommerce"}
        record={pictures[picture ?? "areas/ecommerce"]}
        alt=""
        sizes="(min-width: 64rem) 60vw, 100vw"
        isFirst
        className="inverse-picture"
      />
    </header>
  );
}

/** A summary of a position and the link to apply, or a note that it is closed. */
function PositionAside({ position, isClosed }: PositionProps) {
  const { t, language } = useI18n();
  const { salary, openings, closes_on } = position;
  const details = [
    ["kind", t(`position.kind.${position.kind}`)],
    ["place", position.location || company.address[language]],
    ["workplace", t(`position.workplace.${position.workplace}`)],
    ["salary", salary && `${salaryText(salary, language)} ${t(`position.per.${salary.period}`)}`],
    ["openings", openings > 1 && openings],
    ["closes", !isClosed && closes_on && formatDay(closes_on, language, "long")],
    ["start", t("position.detail.start.value")],
    [
      "contact",
      <EmailLink
        key="email"
        to={company.hrEmail}
        className="inline-flex items-center text-primary decoration-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      />,
    ],
  ] as const;
  return (
    <aside
      aria-labelledby="position-summary"
      className="rounded-lg border border-line bg-surface card-padding max-lg:order-first lg:sticky lg:top-26 print:static print:border-0"
    >
      <h2 id="position-summary" className="heading-5">
        {t("position.summary")}
      </h2>
      <dl className="mt-4 print:mt-2 print:grid print:grid-cols-2">
        {details.map(
          ([name, value]) =>
            value && (
              <div key={name} className="border-t border-line py-3 text-[0.9375rem]">
                <dt className="text-sm text-muted">{t(`position.detail.${name}`)}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Skills skills={position.skills} className="border-t border-line pt-5" />
      {isClosed ? (
        <div className="mt-6 rounded-md bg-neutral-soft p-5">
          <p className="font-semibold">{t("position.closed.title")}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{t("position.closed.text")}</p>
          <TextLink to="/careers#positions" className="mt-2">
            {t("position.closed.others")}
          </TextLink>
        </div>
      ) : (
        <>
          <ApplyLink title={position.title} size="large" className="mt-7 w-full" />
          <ShareButton title={position.title} className="mt-3 w-full" />
        </>
      )}
    </aside>
  );
}

const lists = ["duties", "requirements", "benefits"] as const;

/** The tasks, the requirements and the offer. */
function Description({ position }: { position: PositionText }) {
  const t = useTranslation();
  return (
    <div className="grid gap-14 print:gap-2 print:pt-4">
      {lists
        .filter((list) => position[list].length > 0)
        .map((list) => (
          <section key={list} aria-labelledby={`position-${list}`}>
            <h2 id={`position-${list}`} className="heading-3">
              {t(`position.${list}`)}
            </h2>
            <ul className="mt-4">
              {Array.from(new Set(position[list]), (item) => (
                <li
                  key={item}
                  className="relative border-t border-line py-4 pl-8 wrap-anywhere before:absolute before:top-[1.8em] before:left-0 before:h-px before:w-4 before:bg-accent"
                >
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** A calendar day in words. */

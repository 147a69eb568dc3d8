import type { Language } from "./languages.ts";
import type { PagePositions, PositionCard, PositionFields, PositionText } from "./positions.ts";

type PositionRecord = PositionFields & { former_slugs: readonly string[] };

/** Positions with a page: advertised, and not a draft. */
export const hasPage = ({ advertised, state }: Pick<PositionRecord, "advertised" | "state">) =>
  advertised && state !== "draft";

/** Whether the first public day of a position has come, by the day in Vietnam. */
export const isPublished = ({ posted_on }: Pick<PositionRecord, "posted_on">, today: string) =>
  posted_on === null || posted_on <= today;

/** Whether the website has a page for a position today. */
export const isOnSite = (
  position: Pick<PositionRecord, "advertised" | "state" | "posted_on">,
  today: string,
) => hasPage(position) && isPublished(position, today);

const similarPositions = 3;

/** The positions on the page at a path (without /vi); undefined for a path without positions. */
export function positionsOnPage(
  path: string,
  language: Language,
  {
    positions,
    answerDays = null,
  }: { positions: readonly PositionRecord[]; answerDays?: number | null },
): PagePositions | undefined {
  const open = positions.filter((one) => hasPage(one) && one.state === "open");
  if (path === "/careers") {
    const cards = open.map((one) => cardOf(one, language));
    return { cards, ...(answerDays !== null && { answer_days: answerDays }) };
  }
  if (path === "/careers/apply") return { options: optionsOf(positions, language) };
  const position = positions.find((one) => hasPage(one) && path === `/careers/${one.slug}`);
  if (position === undefined) return path.startsWith("/careers/") ? undefined : {};
  const similar = open
    .filter(({ slug }) => slug !== position.slug)
    .sort((one, other) => likeness(position, other) - likeness(position, one));
  return {
    position: textOf(position, language),
    cards: similar.slice(0, similarPositions).map((one) => cardOf(one, language)),
  };
}

/** Shared skills count, and the same kind counts more. */
const likeness = (one: PositionRecord, other: PositionRecord) =>
  (one.kind === other.kind ? 10 : 0) +
  one.skills.filter((skill) => other.skills.includes(skill)).length;

function cardOf(position: PositionRecord, language: Language): PositionCard {
  const { slug, kind, skills, location, workplace, picture, title, summary } = position;
  return {
    slug,
    kind,
    skills,
    location,
    workplace,
    salary: position.salary,
    closes_on: position.closes_on,
    picture,
    title: title[language],
    summary: summary[language],
  };
}

function textOf(position: PositionRecord, language: Language): PositionText {
  const { state, openings, posted_on, is_sample } = position;
  return {
    ...cardOf(position, language),
    state,
    openings,
    posted_on,
    is_sample,
    duties: position.duties[language],
    requirements: position.requirements[language],
    benefits: position.benefits[language],
  };
}

function optionsOf(positions: readonly PositionRecord[], language: Language) {
  return positions
    .filter(({ state }) => state !== "draft")
    .map(({ slug, kind, state, label, title, former_slugs }) => ({
      slug,
      kind,
      label: label[language],
      title: title[language],
      isClosed: state === "closed",
      /** Other texts that name it in an address. */
      names: [...former_slugs, label.en, label.vi, title.en, title.vi],
    }));
}

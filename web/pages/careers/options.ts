import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type { ExperienceLevel } from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

export const experienceTexts = {
  intern: "apply.experience.intern",
  entry: "apply.experience.entry",
  mid: "apply.experience.mid",
  senior: "apply.experience.senior",
} as const satisfies Record<ExperienceLevel, TextKey>;

const isLevel = (text: string): text is ExperienceLevel => Object.hasOwn(experienceTexts, text);

export const experienceLevels = Object.keys(experienceTexts).filter(isLevel);

/** The positions that can be chosen, by the kind of employment. */
export function openPositions(closed: readonly string[]) {
  const open = positions.filter(({ slug }) => !closed.includes(slug));
  return {
    fullTime: open.filter(({ kind }) => kind === "full-time"),
    internship: open.filter(({ kind }) => kind === "internship"),
  };
}

/** A position as the form shows it: its label, or the text itself where no position has that name. */
export const positionName = (text: string) => findPosition(positions, text)?.label ?? text;

/** Whether a text names a position that takes no applications. */
export function isClosedPosition(text: string, closed: readonly string[]): boolean {
  const position = findPosition(positions, text);
  return position !== undefined && closed.includes(position.slug);
}

/** The position an address asks for, as it was asked for; a slug is no name to show. */
export function askedName(asked: string): string {
  const found = findPosition(positions, asked);
  return found?.slug === asked.toLowerCase() ? found.label : asked;
}

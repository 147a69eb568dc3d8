import type { PositionPicture } from "#content-types";
import { positionPictures } from "#content/position-pictures.ts";
import type { PagePositions, PositionCard, Salary } from "#contract/positions.ts";
import type { Language } from "#contract/languages.ts";
import { locales } from "#web/i18n/format.ts";

export const positionPath = (slug: string) => `/careers/${slug}`;

/** The application form with the position chosen (spec §2). */
export const applyPath = (title: string) => `/careers/apply?position=${encodeURIComponent(title)}`;

const plain: PositionPicture = { icon: "fullstack", colour: "primary", ground: "green" };

/** The icon and the colours of a position. */
export const pictureStyleOf = ({ picture }: Pick<PositionCard, "picture">): PositionPicture =>
  positionPictures[picture] ?? plain;

type Options = NonNullable<PagePositions["options"]>;

/**
 * The option of the form that a text names: its slug, an earlier one, its label or its title. Of several
 * with one title an open one counts, as in the server.
 */
export function findOption(options: Options, text: string): Options[number] | undefined {
  const wanted = text.trim().toLowerCase();
  const named = options.filter(({ names }) => names.some((name) => name.toLowerCase() === wanted));
  return (
    options.find(({ slug }) => slug === wanted) ??
    named.find(({ isClosed }) => !isClosed) ??
    named[0]
  );
}

/** The name of the chosen position; the text itself where no position has that name. */
export const optionName = (options: Options, text: string) =>
  findOption(options, text)?.label ?? text;

/** The name of the position in the address. In English only a slug is replaced by the label. */
export function askedName(options: Options, asked: string, language: Language): string {
  const isSlug = options.some(({ slug }) => slug === asked.toLowerCase());
  return isSlug || language === "vi" ? optionName(options, asked) : asked;
}

/** The amounts in the currency's form. */
export function salaryText(salary: Salary, language: Language): string {
  const { min, max, currency } = salary;
  const format = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  return min === max ? format.format(min) : `${format.format(min)} – ${format.format(max)}`;
}

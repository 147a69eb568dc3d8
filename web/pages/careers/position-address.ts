import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";

/** The path of a position's page. */
export const positionPath = (slug: string) => `/careers/${slug}`;

export const positionPaths = positions
  .filter((position) => "title" in position)
  .map(({ slug }) => positionPath(slug));

/** The title of the position with this path; undefined for every other path. */
export function positionTitleAt(path: string): string | undefined {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const position = positionPaths.includes(path) ? findPosition(positions, slug) : undefined;
  return position !== undefined && "title" in position ? position.title : undefined;
}

/** The application form with the position chosen (spec §2). */
export const applyPath = (title: string) => `/careers/apply?position=${encodeURIComponent(title)}`;

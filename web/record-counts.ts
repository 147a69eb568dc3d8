import type { Area } from "#content-types";
import { clients } from "#content/clients.ts";
import type { PageId } from "#content/pages.ts";
import { directors, mentors } from "#content/people.ts";
import { products } from "#content/products.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";
import { plainSolutions } from "#content/solutions.ts";

/**
 * How many records a page shows; a page without any does not exist. The build replaces this module by
 * the numbers, so that the browser does not load the records of other pages.
 */
export const recordCounts = {
  solutions: products.length + plainSolutions.length,
  projects: blockchainProjects.length + fintechProjects.length + aiProjects.length,
  clients: clients.length,
  team: mentors.length + directors.length,
} satisfies Partial<Record<PageId, number>>;

const productsIn = (area: Area) => products.filter((product) => product.area === area).length;

/** How many solutions each section of the Solutions page shows; one without any does not exist. */
export const solutionCounts: Readonly<Record<Area, number>> = {
  ai: productsIn("ai") + plainSolutions.length,
  blockchain: productsIn("blockchain"),
  ecommerce: productsIn("ecommerce"),
  fintech: productsIn("fintech"),
};

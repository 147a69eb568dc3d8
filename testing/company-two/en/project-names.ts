/** The names of the projects, on the home page and on the Projects page. */
export const projectNames = {
  "projects.ai.harvest-forecast": "Harvest forecast",
  "projects.ai.shelf-count": "Shelf count by photograph",
} as const;

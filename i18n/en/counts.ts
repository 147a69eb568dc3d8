/** Numbers of records in the descriptions of pages. */
export const counts = {
  "count.solutions": "{count} solutions",
  "count.solutions.one": "{count} solution",
  "count.projects": "{count} projects",
  "count.projects.one": "{count} project",
  "count.assistants": "{count} AI assistants",
  "count.assistants.one": "{count} AI assistant",
  "count.clients": "{count} clients",
  "count.clients.one": "{count} client",
  "count.mentors": "{count} mentors",
  "count.mentors.one": "{count} mentor",
  "count.directors": "{count} directors",
  "count.directors.one": "{count} director",
  "count.fullTime": "{count} full-time positions",
  "count.fullTime.one": "{count} full-time position",
  "count.internships": "{count} internships",
  "count.internships.one": "{count} internship",
} as const;

/** The texts of the feeds of open positions. */
export const feeds = {
  "feed.title": "Open positions at {company}",
  "feed.description": "The jobs and internships that {company} offers",
  "feed.duties": "What you will do",
  "feed.requirements": "What you bring",
  "feed.benefits": "What we offer",
} as const;

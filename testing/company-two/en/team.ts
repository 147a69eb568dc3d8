export const team = {
  "team.hero.title": "The people behind the tests",
  "team.hero.lead": "The people you meet at {company}.",
  "team.mentors.title": "Mentors",
  "team.mentors.lead": "She teaches us.",
  "team.directors.title": "Directors",
  "team.directors.lead": "They run the company.",
  "team.portrait": "Portrait of {name}",
} as const;

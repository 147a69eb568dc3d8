/** The Team page of the test company. */
export const team = {
  "team.hero.title": "The people behind the tests",
  "team.hero.lead": "The people you meet at {company}.",
  "team.mentors.title": "Mentors",
  "team.mentors.lead": "She teaches us.",
  "team.directors.title": "Directors",
  "team.directors.lead": "They run the company.",
  "team.portrait": "Portrait of {name}",
  "role.mentor": "Mentor",
  "role.ceo": "CEO",
  "role.ceo.long": "Chief Executive Officer",
  "role.cto": "CTO",
  "role.cto.long": "Chief Technology Officer",
  "person.mentor.description": "Reads every plan before it is built.",
  "person.ceo.description": "Answers for all of it.",
  "person.cto.description": "Chooses the tools.",
} as const;

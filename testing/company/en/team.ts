/** The Team page of the test company. */
export const team = {
  "team.hero.title": "The people behind the tests",
  "team.hero.lead": "The people you meet at {company}.",
  "team.mentors.title": "Mentors",
  "team.mentors.lead": "She teaches us.",
  "team.directors.title": "Directors",
  "team.directors.lead": "They run the company.",
  "team.portrait": "Portrait of {name}",
  "person.mentor.role": "Mentor",
  "person.mentor.description": "Reads every plan before it is built.",
  "person.ceo.role": "CEO",
  "person.ceo.roleInFull": "Chief Executive Officer",
  "person.ceo.description": "Answers for all of it.",
  "person.cto.role": "CTO",
  "person.cto.roleInFull": "Chief Technology Officer",
  "person.cto.description": "Chooses the tools.",
} as const;

/** The Team page (spec §2). */
export const team = {
  "team.hero.title": "The people who answer for the work",
  "team.hero.lead":
    "Our mentors guide it, our directors carry it. Work with {company}, and these are the people you will come to know.",
  "team.mentors.title": "Mentors",
  "team.mentors.lead": "They ask the hard questions early, while answers are still cheap.",
  "team.directors.title": "Directors",
  "team.directors.lead": "They decide what we take on, and see it through.",
  "team.portrait": "Portrait of {name}",

  "person.mentor.role": "Mentor",
  "person.mentor.description":
    "Reads every architecture before a client does, and coaches interns as closely as project leads. His first question is always the same: what happens on the worst day?",
  "person.ai-lead.role": "AI Lead",
  "person.ai-lead.description":
    "Leads the language and speech models behind our assistants, callbots and pronunciation tools. She measures first and believes second.",
  "person.ceo.role": "CEO",
  "person.ceo.roleInFull": "Chief Executive Officer",
  "person.ceo.description":
    "Sets the direction, and makes few enough promises to keep them all. Clients meet her at the first meeting and again at the last.",
  "person.cco.role": "CCO",
  "person.cco.roleInFull": "Chief Commercial Officer",
  "person.cco.description":
    "Turns what a client needs into a scope both sides can sign. Looks after our partners in education, public administration and commerce.",
  "person.cto.role": "CTO",
  "person.cto.roleInFull": "Chief Technology Officer",
  "person.cto.description":
    "Answers for the code, the servers and the data. Chooses the technology that the next engineer will thank us for.",

  "team.call.title": "Work with them",
  "team.call.text": "As a client or as a colleague: these are the people you will talk to first.",
  "team.call.contact": "Contact us",
  "team.call.careers": "See open positions",
} as const;

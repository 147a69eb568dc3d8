/** The company profile, beside what it shares with the pages of the site. */
export const profile = {
  "profile.title": "Company profile",
  "profile.documentTitle": "{company}: company profile",
  "profile.mission": "What we owe, and what we hold to",
  "profile.fields": "One team, {count} solutions",
  "profile.fieldsTwo": "E-commerce and fintech",
  "profile.projects": "Projects at length",
  "profile.assistants": "{count} assistants at work",
  "profile.assistants.one": "An assistant at work",
  "profile.clients": "Who we work for",
  "profile.team": "Who answers for it",
  "profile.contact": "Talk to us",
  "profile.contact.text":
    "Tell us what should work better. It starts with a conversation; if technology is not the answer, we will say so.",
  "profile.legalName": "Legal name",
  "profile.taxCode": "Tax code",
} as const;

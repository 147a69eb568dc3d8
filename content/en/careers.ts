/** The Careers page (spec §2). */
export const careers = {
  "careers.title": "Build things you can show your family",
  "careers.lead":
    "A chatbot your aunt asks about her land certificate. A diploma your old university issues on our ledger. We are a small team in {place}, and what you write here is in use the same month.",
  "careers.apply": "Apply Now",
  "careers.hero.positions": "See open positions",
  "careers.count.fullTime": "full-time positions",
  "careers.count.fullTime.one": "full-time position",
  "careers.count.internships": "internships",
  "careers.count.internships.one": "internship",
  "careers.count.steps": "steps to a decision",

  "careers.benefits": "What you can expect from us",
  "careers.benefit.innovation": "Innovation First",
  "careers.benefit.innovation.text":
    "A day in every fortnight belongs to ideas of your own. Several of our products began on one.",
  "careers.benefit.mentorship": "Expert Mentorship",
  "careers.benefit.mentorship.text":
    "Mentors with decades behind them read designs, review code and have time for questions.",
  "careers.benefit.growth": "Career Growth",
  "careers.benefit.growth.text":
    "Written levels, two reviews a year, and a budget for courses and certificates you choose.",
  "careers.benefit.package": "Competitive Package",
  "careers.benefit.package.text":
    "Pay at market level, a thirteenth month, full insurance and a project bonus when a client goes live.",

  "careers.fullTime": "Full-time positions",
  "careers.fullTime.lead":
    "The tags name what you need on the first day; the rest you learn here, with us.",
  "careers.internships": "Internships",
  "careers.internships.lead":
    "Three to six months on a real team. No invented exercises and no coffee runs.",
  "careers.perks": "What interns get",
  "careers.perk.training": "Direct training from experts",
  "careers.perk.training.text": "An hour a week with a mentor, on your own code and questions.",
  "careers.perk.projects": "Real projects",
  "careers.perk.projects.text": "Your work is reviewed, released and used by a client.",
  "careers.perk.certificate": "Internship certification",
  "careers.perk.certificate.text": "Signed by the company and accepted by your faculty.",
  "careers.perk.employment": "Possible full-time employment",
  "careers.perk.employment.text": "Those who do well are offered a contract before they leave.",

  "careers.process": "How we hire",
  "careers.process.lead": "Four steps. HR reviews every application within 3\u20115 business days.",
  "careers.process.submit": "Submit application (CV)",
  "careers.process.submit.text": "Five minutes, a form and your CV. A cover letter is welcome.",
  "careers.process.interview": "Online or in-person interview",
  "careers.process.interview.text": "An hour with the people you would work with.",
  "careers.process.test": "Technical test (if applicable)",
  "careers.process.test.text": "A small task like the job itself, never a puzzle.",
  "careers.process.result": "Result notification and employment agreement",
  "careers.process.result.text": "A contract if it is a yes; a clear email if it is a no.",

  "careers.contact": "Not on the list? Write anyway",
  "careers.contact.text":
    "If you are good at something we should be doing, tell us. HR reads every email and answers in your language.",
  "careers.contact.email": "HR email",
  "careers.contact.phone": "Phone",
  "careers.contact.address": "Address",
  "careers.contact.form": "Open Application Form",
} as const;

/** The home page (spec §2). */
export const home = {
  "hero.subtitle": "AI, blockchain and applications, made in Vietnam",
  "hero.title": "Intelligent software, built to be trusted",
  "hero.description":
    "{company} turns AI, blockchain, e-commerce and fintech into products that schools, businesses and public offices rely on every day.",
  "hero.solutions": "Explore our solutions",
  "hero.about": "About us",

  "business.title": "Core Business Areas",
  "business.description":
    "Four fields, one team. Each strengthens the others, as the rings of a drum carry one sound.",
  "business.ai": "AI & Automation",
  "business.ai.image": "Nodes and weighted links on the rings of a bronze drum",
  "business.ai.description":
    "Assistants that answer, call and take notes, and workflows that run themselves, in Vietnamese and in English.",
  "business.blockchain": "Blockchain",
  "business.blockchain.image": "Linked blocks around the star of a bronze drum",
  "business.blockchain.description":
    "Certificates, records and rewards that anyone can verify and no one can quietly change.",
  "business.ecommerce": "E-commerce",
  "business.ecommerce.image": "Parcels in orbit around a bronze drum",
  "business.ecommerce.description":
    "Customer, staff and resource management that keeps a shop, its people and its stock in step.",
  "business.fintech": "Fintech",
  "business.fintech.image": "Market candles around a bronze drum",
  "business.fintech.description":
    "Market monitoring, portfolio views and alerts that put clear numbers behind each decision.",

  "why.title": "Why Choose Us",
  "why.description": "What our clients can count on, from the first conversation to daily use.",
  "why.expertise": "Proven expertise",
  "why.expertise.description":
    "More than {years} years of building software together, with mentors who still review the work.",
  "why.technology": "Cutting-edge technology",
  "why.technology.description":
    "Language models, smart contracts and live market data, used where they earn their place.",
  "why.clients": "Global client base",
  "why.clients.description":
    "We work with clients across borders and time zones, and speak their language as well as ours.",
  "why.tailored": "Tailored solutions",
  "why.tailored.description":
    "We start from the way you work and shape the product to fit, never the other way round.",

  "home.projects.title": "Work in daily use",
  "home.projects.lead": "A few of our projects, and the people they were made for.",
  "home.projects.all": "See all projects",
  "home.call.title": "Let us build the next one with you",
  "home.call.text":
    "A school, a shop or a public office: tell us who waits for whom, and we will look for the shortest way.",
  "home.call.contact": "Talk to us",
  "home.call.careers": "See open positions",
} as const;

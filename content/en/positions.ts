/** The advertised positions in short (spec §3), and the words around them. */
export const positions = {
  "position.apply": "Apply Now",
  "position.applyFor": "Apply Now: {position}",
  "position.more": "Full description",
  "position.moreOf": "Full description: {position}",
  "position.closed": "Closed",
  "position.skills": "Requirements",
  "position.kind.full-time": "Full-time",
  "position.kind.internship": "Internship",

  "position.ai-engineer":
    "Bring language and speech models from a notebook to a phone line that rings all day.",
  "position.blockchain-engineer":
    "Write the contracts and run the networks behind certificates people rely on.",
  "position.ecommerce-excutive":
    "Run online shops end to end, and tell our product team what the tools still lack.",
  "position.fullstack-developer":
    "Take a feature from the first conversation with a client to the day it is used.",
  "position.frontend-developer":
    "Make interfaces that a clerk, a student and a grandmother understand at first sight.",
  "position.backend-developer":
    "Design services and data that stay correct when machines, networks and plans do not.",

  "position.ai-intern":
    "Prepare data, train small models and learn how to tell whether an answer is good.",
  "position.ecommerce-intern":
    "Keep shops stocked with good listings and learn to read what the figures say.",
  "position.blockchain-intern":
    "Write and test smart contracts on our sandbox, then on a client's network.",
  "position.fullstack-intern":
    "Build a page, its interface and its table, with a mentor beside you at each step.",
  "position.marketing-intern":
    "Explain difficult technology in plain words, in posts, pictures and short films.",
} as const;

/** The names of the projects, on the home page and on the Projects page. */
export const projectNames = {
  "projects.sandbox": "University blockchain sandbox",
  "projects.check-in": "Tourism check-in with NFT certificates",
  "projects.portfolio": "Portfolio tracking for the Vietnamese market",
  "projects.ai.pronunciation": "Pronunciation assessment",
  "projects.ai.administrative-chatbot": "Administrative chatbot",
  "projects.ai.callbots": "Admission callbots",
  "projects.ai.document-assistant": "Document-processing assistant",
  "projects.ai.university-chatbot": "University chatbot",
  "projects.ai.knowledge-assistant": "Knowledge assistant",
  "projects.ai.lesson-notes": "Lesson notes",
  "projects.ai.learner-analytics": "Learner analytics",
} as const;

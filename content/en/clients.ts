/** The Clients page (spec §2). */
export const clients = {
  "clients.title": "In good company",
  "clients.subtitle":
    "They put our software in front of the people they answer to. Here is what each of them uses.",
  "clients.sectors": "Sectors",
  "clients.solutions": "Solutions in use",

  "clients.industry.education": "Education",
  "clients.industry.administration": "Public administration",
  "clients.industry.university": "Higher education",

  "clients.pronunciation": "Pronunciation assessment",
  "clients.pronunciation.description":
    "Listens to a learner's English, marks each sound, and shows Vietnamese speakers which ones to practise first.",
  "clients.lesson-notes": "Lesson notes",
  "clients.lesson-notes.description":
    "Turns a recorded lesson into a summary, new words and homework before the class has left the room.",
  "clients.callbots": "Callbots",
  "clients.callbots.description":
    "Answer admission calls in the evening, remind parents of trial lessons and pass difficult questions to an adviser.",
  "clients.learner-analytics": "Learner analytics",
  "clients.learner-analytics.description":
    "Attendance, homework and payments in one picture, with an early sign when a learner is about to drop out.",
  "clients.administrative-chatbot": "Administrative chatbot",
  "clients.administrative-chatbot.description":
    "Explains procedures to citizens step by step and names the papers to bring, with the decree it relies on.",
  "clients.document-assistant": "Document-processing assistant",
  "clients.document-assistant.description":
    "Reads incoming official letters, fills in the register and proposes who should handle each one.",
  "clients.tourist-check-in": "NFT tourist check-in",
  "clients.tourist-check-in.description":
    "Visitors check in at sights across the province and keep a certificate of each visit that cannot be forged.",
  "clients.knowledge-assistant": "Knowledge assistant",
  "clients.knowledge-assistant.description":
    "Answers officials' questions from the province's own regulations and reports, always with the source page.",
  "clients.teaching-sandbox": "Blockchain teaching sandbox",
  "clients.teaching-sandbox.description":
    "A Hyperledger Fabric network for each class, ready in minutes and safe to break.",
  "clients.university-chatbot": "University chatbot",
  "clients.university-chatbot.description":
    "Answers students on timetables, fees and regulations at any hour, and knows when to refer them to the registry.",

  "clients.call.title": "Your people could be next",
  "clients.call.text":
    "Tell us whom you serve and what keeps them waiting. We will show you something close to it that already works.",
  "clients.call.contact": "Contact us",
} as const;

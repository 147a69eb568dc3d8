/** The Solutions page (spec §2). */
export const solutions = {
  "solutions.title": "Software for the work in front of you",
  "solutions.lead":
    "{count} solutions that work alone or together. Start with the one that takes a burden off your team this quarter; they are made to fit together when you need the next.",
  "solutions.lead.one": "{count} solution, made for the work your team does every day.",
  "solutions.contact": "Contact us",
  "solutions.index": "Our fields",
  "solutions.count": "solutions",
  "solutions.count.one": "solution",
  "solutions.learnMore": "Learn more",

  "solutions.ai": "AI and automation",
  "solutions.ai.lead":
    "Language models that know your business, and the plumbing that lets them do something about it.",
  "solutions.ai.parts": "The models and pipelines underneath, also on their own",
  "solutions.bot-language-model": "Bot language model",
  "solutions.bot-language-model.description":
    "An AI chatbot platform: build, test and publish assistants for each department, on one model you control.",
  "solutions.note-language-model": "Note language model",
  "solutions.note-language-model.description":
    "AI note-taking for meetings and lessons: who said what, what was decided, what is still open.",
  "solutions.query-ai": "Query AI",
  "solutions.query-ai.description":
    "Ask your internal data a question in plain words and get the answer with the rows and pages it came from.",
  "solutions.big-data": "Big data",
  "solutions.big-data.description":
    "Big-data analytics from collection to chart, for records that have outgrown a spreadsheet and a patient colleague.",
  "solutions.embedding": "Embedding",
  "solutions.embedding.description":
    "Vector search that finds the right paragraph by meaning, even when no one remembers its exact words.",
  "solutions.llm-training": "LLM training",
  "solutions.llm-training.description":
    "Training and fine-tuning of large language models on your material, on your machines if it may not leave them.",

  "solutions.blockchain": "Blockchain",
  "solutions.blockchain.lead":
    "For everything that must still be true when the people who wrote it down have moved on.",

  "solutions.ecommerce": "E-commerce",
  "solutions.ecommerce.lead":
    "Modules for the back of the shop. Take one, or let all of them share the same customers, products and figures.",

  "solutions.fintech": "Fintech",
  "solutions.fintech.lead":
    "Tools for people who decide with numbers, and have to explain the decision afterwards.",

  "solutions.call.title": "Tell us where the hours go",
  "solutions.call.text":
    "Describe one process that costs you too much time. We answer with what we would build, what we would leave alone, and what it takes.",
  "solutions.call.contact": "Talk to us",
  "solutions.call.projects": "See our projects",
} as const;

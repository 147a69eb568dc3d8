import { administrativeChatbot } from "./projects/administrative-chatbot.ts";
import { callbots } from "./projects/callbots.ts";
import { checkIn } from "./projects/check-in.ts";
import { documentAssistant } from "./projects/document-assistant.ts";
import { knowledgeAssistant } from "./projects/knowledge-assistant.ts";
import { learnerAnalytics } from "./projects/learner-analytics.ts";
import { lessonNotes } from "./projects/lesson-notes.ts";
import { portfolio } from "./projects/portfolio.ts";
import { pronunciation } from "./projects/pronunciation.ts";
import { sandbox } from "./projects/sandbox.ts";
import { universityChatbot } from "./projects/university-chatbot.ts";
import { crew } from "./team/crew.ts";
import { aiLead, cco, ceo, cto, mentor } from "./team/portraits.ts";

/** A picture of the site: its name in content/pictures, and how it is drawn. */
export type Drawing = { name: string; draw: () => string };

const projects = {
  pronunciation,
  "administrative-chatbot": administrativeChatbot,
  callbots,
  "document-assistant": documentAssistant,
  "university-chatbot": universityChatbot,
  "knowledge-assistant": knowledgeAssistant,
  "lesson-notes": lessonNotes,
  "learner-analytics": learnerAnalytics,
  "check-in": checkIn,
  sandbox,
  portfolio,
};

const team = { mentor, "ai-lead": aiLead, ceo, cco, cto };

const named = (folder: string, drawn: Record<string, () => string>): Drawing[] =>
  Object.entries(drawn).map(([id, draw]) => ({ name: `${folder}/${id}`, draw }));

export const drawings: readonly Drawing[] = [
  ...named("projects", projects),
  ...named("team", team),
  { name: "about/team", draw: crew },
];

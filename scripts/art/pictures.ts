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

/** A picture of the site: how it is drawn, and the widths in which it is kept. */
export type Drawing = {
  name: string;
  draw: () => string;
  /** The shape of the drawing, in its own units. */
  width: number;
  height: number;
  widths: readonly number[];
};

export const projectDrawings: Record<string, () => string> = {
  pronunciation,
  "administrative-chatbot": administrativeChatbot,
  callbots,
  "document-assistant": documentAssistant,
  "university-chatbot": universityChatbot,
  "knowledge-assistant": knowledgeAssistant,
  "lesson-notes": lessonNotes,
  "learner-analytics": learnerAnalytics,
};

/** Projects told at length; their pictures stand as high as the words beside them. */
const largeProjectDrawings = { sandbox, portfolio };

export const portraits: Record<string, () => string> = {
  mentor,
  "ai-lead": aiLead,
  ceo,
  cco,
  cto,
};

const widths = [480, 640, 960, 1280] as const;

export const drawings: readonly Drawing[] = [
  ...Object.entries({ ...projectDrawings, "check-in": checkIn }).map(([id, draw]) => ({
    name: `projects/${id}`,
    draw,
    width: 960,
    height: 600,
    widths,
  })),
  ...Object.entries(largeProjectDrawings).map(([id, draw]) => ({
    name: `projects/${id}`,
    draw,
    width: 960,
    height: 840,
    widths,
  })),
  ...Object.entries(portraits).map(([id, draw]) => ({
    name: `team/${id}`,
    draw,
    width: 800,
    height: 1000,
    // 672 is a phone's width less its margins: the first portrait is the largest thing it paints.
    widths: [400, 672, 960],
  })),
  {
    name: "team/team",
    draw: crew,
    width: 1440,
    height: 720,
    widths: [640, 960, 1440, 2000],
  },
];

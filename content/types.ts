// The records of a company. An id is any text; the texts of a record have keys made of it, such as
// `person.<id>.description` in {en,vi}/team.ts. A text that is missing is not shown.

type InEachLanguage = { readonly en: string; readonly vi: string };

/** A field of work; also the name of its section on the Solutions page. */
export type Area = "ai" | "blockchain" | "ecommerce" | "fintech";

/** Texts: `product.<id>`, `.kind` and `.description` in products.ts. */
export type Product = { id: string; area: Area; icon?: "chat" | "workflow" };

/** A part of the AI solutions that no product page describes. Texts: `solutions.<id>`, `.description`. */
export type PlainSolution = {
  id: string;
  icon: "bot" | "notes" | "query" | "chart" | "blocks" | "settings";
};

/** Texts: `clients.industry.<industry>`, and for each solution `clients.<solution>`, `.description`. */
export type Client = {
  id: string;
  name: InEachLanguage;
  industry: "education" | "administration" | "university" | "business";
  solutions: readonly string[];
  isSample: boolean;
};

/** `isOnHome`: also shown on the home page, with its picture and its client. */
type AnyProject = { id: string; isOnHome?: boolean };

/**
 * Texts: `projects.<id>` (in project-names.ts), `.description`, `.image`, and either `.point.1`, `.point.2` and so on, or
 * `.step.1`, `.step.1.text` and so on.
 */
export type BlockchainProject = AnyProject & { client?: string; platform: string };

/**
 * Texts: `projects.<id>`, `.description`, `.image`, `.assets`, `.note`, `.note.text`, and a title and
 * `.text` of each `.asset.<asset>` and each `.<tool>`.
 */
export type FintechProject = AnyProject & {
  assets: readonly string[];
  tools: readonly string[];
  isSample: boolean;
};

/** Texts: `projects.ai.<id>` (in project-names.ts), `.description`, and `projects.category.<category>`. */
export type AiProject = AnyProject & { category: string; client?: string };

/** Texts: `person.<id>.role`, `.roleInFull` where the role is an abbreviation, and `.description`. */
export type Person = {
  id: string;
  name: string;
  icon: "mentor" | "research" | "direction" | "partnership" | "technology";
  isSample: boolean;
};

/** Texts: `event.<id>.title`, `.location` and `.description` in about.ts. */
export type CompanyEvent = {
  id: string;
  /** Day/month/year, as it is shown. */
  date: `${number}/${number}/${number}`;
  status: "upcoming" | "finish";
  isSample: boolean;
};

/**
 * A film on YouTube. Search engines hear only of films that are no samples. Texts: `video.<id>.title` and
 * `.description` in about.ts.
 */
export type Video = {
  id: string;
  /** Its cover, a picture of content/pictures such as "about/team". Without one it has a drawing of the drum. */
  cover?: string;
  /** An address below https://www.youtube-nocookie.com/embed/. */
  embedUrl: `https://www.youtube-nocookie.com/embed/${string}`;
  /** The day it was put online. */
  uploaded: string;
  isSample: boolean;
};

/** A pillar of the mission. Texts: `about.mission.<id>`, `.description`. */
export type MissionCard = { id: string; icon: "people" | "society" | "foundation" | "life" };

/** Texts: `about.values.<id>`, `.description`. */
export type ValueCard = {
  id: string;
  icon: "integrity" | "innovation" | "excellence";
  color: "primary" | "accent" | "danger";
};

/** The looks that a position can have: its icon and colour on a card, and the top of its page. */
export type PositionPicture = {
  icon: "ai" | "blockchain" | "ecommerce" | "fullstack" | "frontend" | "backend" | "marketing";
  colour: "primary" | "blue" | "accent" | "danger";
  ground: "green" | "black" | "indigo" | "red" | "brown";
  /** The picture on its page. */
  picture?: string;
};

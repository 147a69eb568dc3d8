import { company } from "#content/company.ts";
import { about as texts } from "#content/en/about.ts";
import { videos } from "#content/videos.ts";

const about: Readonly<Record<string, string>> = texts;
const [first] = videos;
if (first === undefined) throw new Error("The company has no video");

/** The title of the first video on the About page. */
export const firstVideo =
  about[`video.${first.id}.title`]?.replaceAll("{company}", company.name) ?? "";

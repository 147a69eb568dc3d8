import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { PositionFields } from "../contract/positions.ts";
import { storedPositionsOf } from "../web/testing/site-data.ts";

const root = join(import.meta.dirname, "..");

type Texts = Readonly<Record<string, string>>;

const load = (path: string) => import(pathToFileURL(join(root, path)).href);

export type CompanyContent = Awaited<ReturnType<typeof readCompany>>;

/** The records and texts of the company in a folder, such as content/. */
export async function readCompany(folder: string) {
  const { company }: typeof import("../content/company.ts") = await load(`${folder}/company.ts`);
  const { clients }: typeof import("../content/clients.ts") = await load(`${folder}/clients.ts`);
  const { areas }: typeof import("../content/areas.ts") = await load(`${folder}/areas.ts`);
  const { events }: typeof import("../content/events.ts") = await load(`${folder}/events.ts`);
  const { videos }: typeof import("../content/videos.ts") = await load(`${folder}/videos.ts`);
  const { mission }: typeof import("../content/mission.ts") = await load(`${folder}/mission.ts`);
  const { values }: typeof import("../content/values.ts") = await load(`${folder}/values.ts`);
  const people: typeof import("../content/people.ts") = await load(`${folder}/people.ts`);
  const projects: typeof import("../content/projects.ts") = await load(`${folder}/projects.ts`);
  const solutions: typeof import("../content/solutions.ts") = await load(`${folder}/solutions.ts`);
  const { products }: typeof import("../content/products.ts") = await load(`${folder}/products.ts`);
  const records: unknown = JSON.parse(await readFile(join(root, folder, "positions.json"), "utf8"));
  const positions = storedPositionsOf(z.array(PositionFields).parse(records));
  const texts = { en: await readTexts(folder, "en"), vi: await readTexts(folder, "vi") } as const;
  return {
    company,
    clients,
    areas,
    events,
    videos,
    mission,
    values,
    products,
    positions,
    texts,
    ...people,
    ...projects,
    ...solutions,
  };
}

async function readTexts(folder: string, language: string): Promise<Texts> {
  const files = await Array.fromAsync(
    glob(`{${folder},i18n}/${language}/*.ts`, { cwd: root }),
    async (file) => {
      const dictionaries: Record<string, Texts> = await load(file);
      return Object.values(dictionaries);
    },
  );
  return Object.assign({}, ...files.flat());
}

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Picture } from "./pictures.ts";

/** Pictures that pages show beside those of the records. */
const ofPages = ["logo", "about/team", "about/video"];
/** The records with a picture each, by the folder of their pictures. */
const ofRecords = { team: "people.ts", clients: "clients.ts", projects: "projects.ts" };

/** The names of the pictures that the pages of a company would show and that have no file. */
export async function missingPictures(
  company: string,
  found: readonly Picture[],
): Promise<string[]> {
  const ids = Object.entries(ofRecords).map(async ([folder, file]) => {
    const exported: object = await import(pathToFileURL(join(company, file)).href);
    const records: { id?: unknown }[] = Object.values(exported).filter(Array.isArray).flat();
    return records.map(({ id }) => `${folder}/${String(id)}`);
  });
  const { areas }: { areas: readonly string[] } = await import(
    pathToFileURL(join(company, "areas.ts")).href
  );
  const wanted = [
    ...ofPages,
    ...areas.map((area) => `areas/${area}`),
    ...(await Promise.all(ids)).flat(),
  ];
  const names = new Set(found.map(({ name }) => name));
  return wanted.filter((name) => !names.has(name));
}

import type { ServerResponse } from "node:http";
import { readdir } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { missingPictures } from "./expected.ts";
import { themeIn } from "#server/mail/theme.ts";
import { iconsOf } from "./icons.ts";
import { logoOf } from "./logo.ts";
import { filesOf, findPictures, recordOf, type Picture } from "./pictures.ts";

type Site = {
  /** The pictures that have files. */
  found: readonly Picture[];
  /** These, and a logo in any case. */
  pictures: readonly Picture[];
  /** What the site serves, by address. */
  files: ReadonlyMap<string, () => Promise<Buffer>>;
};

const modules = "virtual:pictures";
const publicFilesModule = "virtual:public-files";

/**
 * Vite's plugin for the pictures of a company. Pages import the records of all pictures
 * (`virtual:pictures`), of one folder or of the logo; the build and the development server make the files.
 * `virtual:public-files` lists the addresses of the files in public/, so that pages link to none that is missing.
 */
export function pictures(root: string, company: string): Plugin {
  const folderOfCompany = resolve(root, company);
  const folder = join(folderOfCompany, "pictures");
  const cache = join(root, ".cache", "pictures");
  let site: Promise<Site> | undefined;
  const read = () => (site ??= readSite(folderOfCompany, folder, cache));
  const answer = async (
    { url = "" }: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) => {
    try {
      const [address = ""] = url.split("?");
      const make = (await read()).files.get(address);
      if (make === undefined) return next();
      const type = types[extname(address)] ?? "application/octet-stream";
      response.setHeader("content-type", type).end(await make());
    } catch (error) {
      next(error);
    }
  };
  return {
    name: "pictures",
    resolveId: (id) => (id.startsWith(modules) || id === publicFilesModule ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${publicFilesModule}`) {
        return `export default ${JSON.stringify(await publicFilesOf(folderOfCompany))}`;
      }
      if (!id.startsWith(`\0${modules}`)) return undefined;
      const part = id.slice(modules.length + 2);
      const { pictures } = await read();
      const records = pictures
        .filter(({ name }) => part === "" || name.startsWith(`${part}/`) || name === part)
        .map(
          (picture) =>
            [picture.name.slice(part === "" ? 0 : part.length + 1), recordOf(picture)] as const,
        );
      const value = part === "logo" ? records[0]?.[1] : Object.fromEntries(records);
      return `export default ${JSON.stringify(value)}`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { found, files } = await read();
      const missing = await missingPictures(folderOfCompany, found);
      if (missing.length > 0) {
        console.log(`Pages show a substitute for the missing pictures: ${missing.join(", ")}`);
      }
      await Promise.all(
        Array.from(files, async ([address, make]) => {
          this.emitFile({ type: "asset", fileName: address.slice(1), source: await make() });
        }),
      );
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder)) return;
        site = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use((request, response, next) => void answer(request, response, next));
    },
  };
}

const types: Partial<Record<string, string>> = {
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** The addresses of the company's files that the site serves unchanged. */
async function publicFilesOf(company: string): Promise<string[]> {
  const entries = await readdir(join(company, "public"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const folder = join(company, "public");
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
}

async function readSite(company: string, folder: string, cache: string): Promise<Site> {
  const found = await findPictures(folder);
  const logo = await logoOf(company, found, cache);
  const pictures = [...found.filter(({ name }) => name !== "logo"), logo];
  const files = pictures.flatMap((picture) => Array.from(filesOf(picture, cache)));
  return {
    found,
    pictures,
    files: new Map([...files, ...iconsOf(logo, themeIn(company).light.inverse)]),
  };
}

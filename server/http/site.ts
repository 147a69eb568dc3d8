import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#contract/languages.ts";
import type { Parts } from "#server/parts.ts";
import { listClosedPositions } from "#server/settings/settings.ts";
import { pdfWorkerPolicy } from "./headers.ts";
import { createPages } from "./pages.ts";
import { createRenderer } from "./renderer.ts";
import { readFiles, sendStored, storedText } from "./stored.ts";
import { isVisit } from "./visit.ts";

type SiteParts = Pick<Parts, "config" | "db" | "clock" | "visits">;

const builtSite = join(import.meta.dirname, "..", "..", "dist");

/**
 * Opens the built site: `dist/client` for browsers, `dist/render` for this server. The result adds its
 * pages and files to an app; addresses of the API stay with the app's own not-found answer.
 */
export async function openSite(
  { config, db, clock, visits }: SiteParts,
  dist = builtSite,
): Promise<(app: FastifyInstance) => Promise<void>> {
  const client = join(dist, "client");
  const renderer = createRenderer(pathToFileURL(join(dist, "render", "entry-server.js")));
  const [plan, { stored, large }] = await Promise.all([
    renderer.plan(config.siteUrl),
    readFiles(client),
  ]);
  stored.set("/sitemap.xml", storedText(plan.sitemap, ".xml"));
  stored.set("/robots.txt", storedText(plan.robots, ".txt"));
  const policy = pagePolicy(plan.inlineScripts);
  const publicPaths = new Set(
    plan.pages.filter(({ isPublic }) => isPublic).map(({ path }) => path),
  );

  return async (app) => {
    const pages = createPages(plan, {
      render: renderer.render,
      facts: async () => ({
        siteUrl: config.siteUrl,
        year: yearOf(clock()),
        closedPositions: await listClosedPositions(db),
      }),
      now: () => clock().getTime(),
      report: (error) => app.log.error({ err: error }, "pages could not be refreshed"),
    });
    // Parts of large files are asked for one by one; the others never leave memory.
    await app.register(fastifyStatic, { root: client, serve: false, index: false });
    app.addHook("onListen", () => {
      void pages.warm();
    });
    app.addHook("onClose", async () => {
      renderer.stop();
    });

    app.get("/*", { config: { isPage: true } }, async (request, reply) => {
      const path = pathOf(request.url);
      if (path === undefined || isOfApi(path)) return reply.callNotFound();
      const file = stored.get(path);
      if (path.startsWith("/assets/pdf.worker")) {
        void reply.header("content-security-policy", pdfWorkerPolicy);
      }
      if (file !== undefined) return sendStored(request, reply, file);
      if (large.has(path)) return reply.sendFile(path.slice(1), { maxAge: 3_600_000 });
      if (path.startsWith("/assets/") || !takesHtml(request)) return reply.callNotFound();

      const { status, page } = await pages.find(path, languageOf(request, path));
      // The path alone: what follows "?" may be anything, a password among it.
      if (status === 404) request.log.info({ path }, "page not found");
      const counted = withoutTwin(path);
      if (status === 200 && publicPaths.has(counted) && isVisit(request)) visits.count(counted);
      void reply
        .code(status)
        .header("content-security-policy", policy)
        .header("vary", "Accept-Encoding, Cookie");
      return sendStored(request, reply, page);
    });
  };
}

/** What a page may load and run: our own files, the one script in its head, videos on request. */
export function pagePolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // As web/ names them, each where it is used.
    "trusted-types data resume default",
  ].join("; ");
}

const isOfApi = (path: string) => /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path);

/** The decoded path of an address; undefined when it cannot be decoded. */
function pathOf(url: string): string | undefined {
  const [path = "/"] = url.split("?", 1);
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** The path of a page whatever its form: without the prefix of its Vietnamese twin and a slash at the end. */
function withoutTwin(path: string): string {
  const bare = path.replace(/^\/vi(?=\/|$)/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

function takesHtml(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

function languageOf(request: FastifyRequest, path: string): Language {
  const isTwin = path === "/vi" || path.startsWith("/vi/");
  const isChosen = /(?:^|;)\s*language=vi\s*(?:;|$)/.test(request.headers.cookie ?? "");
  return isTwin || isChosen ? "vi" : "en";
}

/** The year where the company is. */
function yearOf(now: Date): number {
  const inVietnam = new Intl.DateTimeFormat("en", {
    year: "numeric",
    timeZone: "Asia/Ho_Chi_Minh",
  });
  return Number(inVietnam.format(now));
}

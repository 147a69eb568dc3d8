import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BaseLogger } from "pino";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createGunzip } from "node:zlib";
import type { Language } from "#contract/languages.ts";
import { yearOf } from "#server/calendar.ts";
import type { Parts } from "#server/parts.ts";
import { listClosedPositions } from "#server/settings/settings.ts";
import type { Ready } from "./ahead.ts";
import { demandBuild, lifetimeOf, readFiles, storedText } from "./built-files.ts";
import { createPages } from "./pages.ts";
import { createRenderer } from "./renderer.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { answerOf, type Answer, type Stored } from "./stored.ts";
import { isVisit, type Opening } from "./visit.ts";

type SiteParts = Pick<Parts, "config" | "db" | "clock" | "visits"> & {
  log: Pick<BaseLogger, "error">;
};

/** The pages and files of the site. */
export type Site = {
  /** Adds them to an app. Addresses of the API stay with the app's own not-found answer. */
  addTo: (app: FastifyInstance) => Promise<void>;
  ready: Ready;
};

const builtSite = join(import.meta.dirname, "..", "..", "dist");

/** Opens the built site: `dist/client` for browsers, `dist/render` for the process that renders its pages. */
export async function openSite(
  { config, db, clock, visits, log }: SiteParts,
  dist = builtSite,
): Promise<Site> {
  await demandBuild(dist);
  const client = join(dist, "client");
  const renderer = createRenderer(pathToFileURL(join(dist, "render", "entry-server.js")));
  const [plan, { stored, onDisk }] = await Promise.all([
    renderer.plan(config.siteUrl),
    readFiles(client),
  ]);
  stored.set("/sitemap.xml", storedText(plan.sitemap, ".xml"));
  stored.set("/robots.txt", storedText(plan.robots, ".txt"));
  const pages = createPages(plan, {
    render: renderer.render,
    policyWith: (inlineStyles) => pagePolicy(plan.inlineScripts, inlineStyles),
    facts: async () => ({
      siteUrl: config.siteUrl,
      year: yearOf(clock()),
      closedPositions: await listClosedPositions(db),
    }),
    now: () => clock().getTime(),
    report: (error) => log.error({ err: error }, "pages could not be refreshed"),
  });

  const countVisit = (path: string | undefined, opening: Opening) => {
    if (path !== undefined && isVisit(opening)) visits.count(path);
  };

  async function addTo(app: FastifyInstance): Promise<void> {
    await app.register(fastifyStatic, { root: client, serve: false, index: false });
    const closing = new AbortController();
    app.addHook("onListen", () => {
      void pages.warm(closing.signal);
    });
    app.addHook("onClose", async () => {
      closing.abort();
      renderer.stop();
    });

    app.get(securityTxtPath, { config: { isPage: true } }, (_request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(securityTxt(config.siteUrl, clock())),
    );

    app.get("/*", { config: { isPage: true } }, async (request, reply) => {
      const path = pathOf(request.url);
      if (path === undefined || isOfApi(path)) return reply.callNotFound();
      const file = stored.get(path);
      if (file !== undefined) return send(request, reply, file);
      if (onDisk.has(path)) return reply.sendFile(path.slice(1), keptFor(path));
      if (path.startsWith("/assets/") || !takesHtml(request.headers)) return reply.callNotFound();

      const page = await pages.find(path, languageOf(request.headers, path));
      // The path alone: what follows "?" may be anything, a password among it.
      if (page.stored.status === 404) request.log.info({ path }, "page not found");
      countVisit(page.counted, request);
      return send(request, reply, page.stored);
    });
  }

  return {
    addTo,
    ready: (request) => {
      const { headers } = request;
      const path = pathOf(request.url ?? "");
      if (path === undefined) return undefined;
      const file = stored.get(path);
      if (file !== undefined) return unlessPacked(answerOf(headers, file));
      if (!takesHtml(headers)) return undefined;
      const page = pages.findReady(path, languageOf(headers, path));
      const answer = page && unlessPacked(answerOf(headers, page.stored));
      if (answer !== undefined) countVisit(page?.counted, request);
      return answer;
    },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, stored: Stored): FastifyReply {
  const { status, headers, body, isPacked } = answerOf(request.headers, stored);
  // Not at once: whoever asks over and over without reading would fill the memory.
  return reply
    .code(status)
    .headers(headers)
    .send(isPacked ? createGunzip().end(body) : body);
}

const unlessPacked = (answer: Answer) => (answer.isPacked ? undefined : answer);

const keptFor = (path: string) => {
  const { maxAge, immutable } = lifetimeOf(path);
  return { maxAge: maxAge * 1_000, immutable };
};

/** What a page may load and run: our own files, the script and the styles in its head, videos on request. */
function pagePolicy(inlineScripts: readonly string[], inlineStyles: readonly string[]): string {
  const allow = (texts: readonly string[]) =>
    texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...allow(inlineScripts)].join(" "),
    ["style-src 'self'", ...allow(inlineStyles)].join(" "),
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
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  try {
    return path.includes("%") ? decodeURI(path) : path;
  } catch {
    return undefined;
  }
}

function takesHtml({ accept }: IncomingHttpHeaders): boolean {
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

function languageOf({ cookie }: IncomingHttpHeaders, path: string): Language {
  const isTwin = path === "/vi" || path.startsWith("/vi/");
  const isChosen = /(?:^|;)\s*language=vi\s*(?:;|$)/.test(cookie ?? "");
  return isTwin || isChosen ? "vi" : "en";
}

/** The year where the company is: Vietnam is seven hours ahead all year. A calendar of `Intl` takes 6 MB. */

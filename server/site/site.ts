import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { BaseLogger } from "pino";
import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { gzipSync } from "node:zlib";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { unavailable } from "#server/http/http-error.ts";
import { localYear, dayMs } from "#server/db/vietnam-time.ts";
import type { AppContext } from "#server/context.ts";
import { hasPage } from "#contract/page-positions.ts";
import { readUsualAnswerDays } from "#server/hiring/answer-time.ts";
import { readPublicPositions } from "#server/positions/records.ts";
import { assetHeaders, readAssets, requireBuild } from "./assets.ts";
import { cacheResponse, replyTo, type CachedReply } from "./cached-response.ts";
import { positionFeeds } from "./feeds.ts";
import { isVietnamese, openPages, pageCaching, type AllSiteData, type Page } from "./pages.ts";
import { positionPreviews } from "./position-previews.ts";
import { createRenderer } from "./renderer.ts";
import type { FindCached } from "./serve-from-memory.ts";
import { isVisit, positionView, type PageRequest } from "./visit.ts";

type SiteContext = Pick<AppContext, "config" | "db" | "clock" | "visits"> & {
  log: Pick<BaseLogger, "error">;
};

export type Site = Awaited<ReturnType<typeof openSite>>;

const builtSite = join(import.meta.dirname, "..", "..", "dist");

/** Opens the built site: `dist/client` for browsers, `dist/render` for the render process. */
export async function openSite({ config, db, clock, visits, log }: SiteContext, dist = builtSite) {
  await requireBuild(dist);
  const client = join(dist, "client");
  const renderer = createRenderer(pathToFileURL(join(dist, "render", "entry-server.js")));
  const [plan, files] = await Promise.all([renderer.plan(config.siteUrl), readAssets(client)]);
  const textHeaders = { ...assetHeaders("/"), "content-type": "text/plain; charset=utf-8" };
  files.set("/robots.txt", cacheResponse(plan.robots, textHeaders));

  const previewAt = positionPreviews(client);

  async function publish({ siteUrl, positions }: AllSiteData): Promise<void> {
    const entries = positions.filter(hasPage).map(({ slug, updated_at }) => ({
      path: `/careers/${slug}`,
      changedOn: updated_at.slice(0, 10),
    }));
    const sitemap = await renderer.sitemap(siteUrl, entries);
    const headers = {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": pageCaching,
    };
    files.set("/sitemap.xml", cacheResponse(sitemap, headers));
    for (const [path, { type, body }] of positionFeeds(siteUrl, positions)) {
      const identity = Buffer.from(body);
      const headers = { "content-type": type, "cache-control": pageCaching };
      files.set(path, cacheResponse({ identity, gzip: gzipSync(identity) }, headers));
    }
  }

  const unchanging = () => ({ siteUrl: config.siteUrl, year: localYear(clock()) });
  const pages = await openPages(plan, {
    render: renderer.render,
    policy: pagePolicy(plan.inlineScripts, plan.inlineStyles),
    readSiteData: async () => ({
      ...unchanging(),
      positions: await readPublicPositions(db, clock()),
      answerDays: await readUsualAnswerDays(db, clock()),
    }),
    withoutPositions: { ...unchanging(), positions: [], answerDays: null },
    onData: publish,
    now: () => clock().getTime(),
    onError: (error) => log.error({ err: error }, "pages could not be refreshed"),
  });

  function countVisit(path: string, url: string): void {
    const view = positionView(path, queryOf(url), pages.positions());
    if (view === undefined) visits.count(path);
    else visits.countView(path, view.position, view.source);
  }

  const replyWith = ({ response, countedPath }: Page, request: PageRequest): CachedReply => {
    if (countedPath !== undefined && isVisit(request)) countVisit(countedPath, request.url ?? "");
    return replyTo(request.headers, response);
  };

  const findInMemory: FindCached = (request) => {
    const { headers } = request;
    const path = pathOf(request.url ?? "");
    if (path === undefined) return undefined;
    const file = files.get(path);
    if (file !== undefined) return replyTo(headers, file);
    if (!acceptsHtml(headers)) return undefined;
    const page = pages.findRendered(path, languageOf(headers, path), queryOf(request.url ?? ""));
    return page && replyWith(page, request);
  };

  /** The not-found page for an address that cannot be decoded; undefined for the API, assets and programs. */
  async function findUnreadable(request: PageRequest): Promise<CachedReply | undefined> {
    const { url = "", headers } = request;
    const isPage = request.method === "GET" && acceptsHtml(headers);
    if (!isPage || isApiPath(url) || url.startsWith("/assets/")) return undefined;
    const language = languageOf(headers, url);
    try {
      const page = await pages.find(isVietnamese(url) ? "/vi/404" : "/404", language);
      return replyWith(page, request);
    } catch (error) {
      log.error({ err: error }, "the not-found page could not be rendered");
      return undefined;
    }
  }

  /** Adds the routes. Unknown addresses of the API get the app's own 404. */
  async function addTo(app: FastifyInstance): Promise<void> {
    const stopping = new AbortController();
    app.addHook("onListen", () => {
      pages.keepFresh(stopping.signal);
      if (config.warmPages) void pages.warm(stopping.signal);
    });
    app.addHook("onClose", async () => {
      stopping.abort();
      renderer.stop();
    });
    app.addHook("onRoute", (route) => {
      route.config = { ...route.config, isPage: true };
    });

    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      globIgnore: ["**/*.br", "**/*.gz"],
      preCompressed: true,
      index: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, file) => {
        void reply.headers(assetHeaders(`/${relative(client, file)}`));
      },
    });

    app.get(securityTxtPath, { schema: { hide: true } }, (_request, reply) =>
      reply.headers(textHeaders).send(securityTxt(config.siteUrl, clock())),
    );

    app.get("/.well-known/change-password", { schema: { hide: true } }, (_request, reply) =>
      reply.redirect("/settings#password"),
    );

    app.get("/*", { schema: { hide: true } }, async (request, reply) => {
      const cached = findInMemory(request.raw);
      if (cached !== undefined) return send(reply, cached);
      const path = pathOf(request.url);
      const unreadable = path === undefined ? await findUnreadable(request.raw) : undefined;
      if (unreadable !== undefined) return send(reply, unreadable);
      const preview = path && (await previewAt(path, pages.positions()));
      if (preview) return reply.headers(assetHeaders(path)).type("image/png").send(preview);
      const isMissing = path === undefined || isApiPath(path) || path.startsWith("/assets/");
      if (!isMissing && pages.isUnknown(path)) throw unavailable();
      if (isMissing || !acceptsHtml(request.headers)) return reply.callNotFound();

      const present = pages.redirectOf(path);
      if (present !== undefined) {
        const query = queryOf(request.url);
        return reply.redirect(query === "" ? present : `${present}?${query}`, 301);
      }
      const language = languageOf(request.headers, path);
      const page = await pages.find(path, language, queryOf(request.url));
      // Without the query, which can hold a password.
      if (page.response.status === 404) request.log.info({ path }, "page not found");
      return send(reply, replyWith(page, request));
    });
  }

  return { addTo, findInMemory, findUnreadable };
}

export const send = (reply: FastifyReply, { status, headers, body }: CachedReply): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/** A page may load and run our own files, the inline script and styles of its head, and embedded videos. */
function pagePolicy(inlineScripts: readonly string[], inlineStyles: readonly string[]): string {
  const allow = (texts: readonly string[]) =>
    texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
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
    // The policies that web/ creates.
    "trusted-types data resume default",
  ].join("; ");
}

const securityTxtPath = "/.well-known/security.txt";
const validDays = 180;

/** The contact for security reports, in the format of RFC 9116. The date moves on each day, so it never expires. */
function securityTxt(siteUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + validDays * dayMs).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: vi, en",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}

const isApiPath = (path: string) => /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path);

/** The decoded path of a URL; undefined if it is malformed. */
function pathOf(url: string): string | undefined {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  try {
    return path.includes("%") ? decodeURI(path) : path;
  } catch {
    return undefined;
  }
}

function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start + 1);
}

function acceptsHtml({ accept }: IncomingHttpHeaders): boolean {
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

function languageOf({ cookie }: IncomingHttpHeaders, path: string): Language {
  const isChosen = /(?:^|;)\s*language=vi\s*(?:;|$)/.test(cookie ?? "");
  return isVietnamese(path) || isChosen ? "vi" : "en";
}

import { languages, type Language } from "#contract/languages.ts";
import type { Facts, Renderer, SitePlan } from "./renderer.ts";
import type { Stored } from "./stored.ts";

type Page = { status: 200 | 404; page: Stored };

const factsLastMs = 5_000;
/** An address of no page, with and without the prefix of the Vietnamese twins. */
const nowhere = { "": "/404", "/vi": "/vi/404" } as const;

/** Renders each page once per language and keeps it until a fact in it changes. */
export function createPages(
  { pages }: Pick<SitePlan, "pages">,
  source: {
    render: Renderer["render"];
    facts: () => Promise<Facts>;
    now: () => number;
    report: (error: unknown) => void;
  },
) {
  const known = new Set(
    pages.flatMap(({ path, isIndexed }) =>
      isIndexed ? [path, path === "/" ? "/vi" : `/vi${path}`] : [path],
    ),
  );
  const rendered = new Map<string, Promise<Page>>();
  let facts: Facts | undefined;
  let readAt = -Infinity;
  let reading: Promise<Facts> | undefined;

  async function currentFacts(): Promise<Facts> {
    if (facts !== undefined && Math.abs(source.now() - readAt) < factsLastMs) return facts;
    return (reading ??= readFacts());
  }

  async function readFacts(): Promise<Facts> {
    try {
      const next = await source.facts();
      if (JSON.stringify(next) !== JSON.stringify(facts)) rendered.clear();
      facts = next;
    } catch (error) {
      // The pages of a moment ago are better than none.
      if (facts === undefined) throw error;
      source.report(error);
    } finally {
      readAt = source.now();
      reading = undefined;
    }
    return facts;
  }

  async function find(path: string, language: Language): Promise<Page> {
    const now = await currentFacts();
    // Unknown addresses share one page, or anybody could fill the memory with them.
    const address = known.has(withoutSlash(path))
      ? withoutSlash(path)
      : nowhere[/^\/vi(?:\/|$)/.test(path) ? "/vi" : ""];
    const key = `${language} ${address}`;
    const ready = rendered.get(key);
    if (ready !== undefined) return ready;
    const coming = render(address, language, now);
    rendered.set(key, coming);
    coming.catch(() => rendered.delete(key));
    return coming;
  }

  async function render(address: string, language: Language, facts: Facts): Promise<Page> {
    const { status, hash, bodies } = await source.render(address, language, facts);
    const page: Stored = {
      type: "text/html; charset=utf-8",
      cacheControl: "max-age=0, must-revalidate",
      bodies,
      hash,
    };
    return { status, page };
  }

  return {
    find,

    /** Renders every page, so that no visitor waits for it. */
    warm: async () => {
      for (const path of known) {
        const isTwin = path === "/vi" || path.startsWith("/vi/");
        for (const language of isTwin ? (["vi"] as const) : languages) {
          await find(path, language).catch(source.report);
        }
      }
    },
  };
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, "$1");

import { languages, type Language } from "#contract/languages.ts";
import type { Facts, Renderer, SitePlan } from "./renderer.ts";
import { toStored, type Stored } from "./stored.ts";

/** A page, and the path that opening it counts for, if it counts. */
export type Page = { stored: Stored; counted: string | undefined };

const factsLastMs = 5_000;
/** An address of no page, with and without the prefix of the Vietnamese twins. */
const nowhere = { "": "/404", "/vi": "/vi/404" } as const;

/** Renders each page once per language and keeps it until a fact in it changes. */
export function createPages(
  { pages }: Pick<SitePlan, "pages">,
  source: {
    render: Renderer["render"];
    policy: string;
    facts: () => Promise<Facts>;
    now: () => number;
    report: (error: unknown) => void;
  },
) {
  /** Every address of a page, with the path its visits count for. */
  const known = new Map(
    pages.flatMap(({ path, isIndexed, isPublic }) => {
      const counted = isPublic ? path : undefined;
      const twin = path === "/" ? "/vi" : `/vi${path}`;
      return (isIndexed ? [path, twin] : [path]).map((address) => [address, counted]);
    }),
  );
  const coming = new Map<string, Promise<Page>>();
  const ready = new Map(languages.map((language) => [language, new Map<string, Page>()]));
  let facts: Facts | undefined;
  let readAt = -Infinity;
  let reading: Promise<Facts> | undefined;

  const isFresh = () => Math.abs(source.now() - readAt) < factsLastMs;

  async function currentFacts(): Promise<Facts> {
    if (facts !== undefined && isFresh()) return facts;
    return (reading ??= readFacts());
  }

  async function readFacts(): Promise<Facts> {
    try {
      const next = await source.facts();
      if (JSON.stringify(next) !== JSON.stringify(facts)) {
        coming.clear();
        for (const pagesOfLanguage of ready.values()) pagesOfLanguage.clear();
      }
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
    const begun = coming.get(key);
    if (begun !== undefined) return begun;
    const page = render(address, language, now);
    coming.set(key, page);
    try {
      const rendered = await page;
      // Unless a fact has changed meanwhile.
      const isFound = coming.get(key) === page && rendered.stored.status === 200;
      if (isFound) ready.get(language)?.set(address, rendered);
    } catch {
      coming.delete(key);
    }
    return page;
  }

  async function render(address: string, language: Language, facts: Facts): Promise<Page> {
    const { status, bodies } = await source.render(address, language, facts);
    const stored = toStored(bodies, {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "max-age=0, must-revalidate",
        "content-security-policy": source.policy,
        vary: "Accept-Encoding, Cookie",
      },
    });
    return { stored, counted: status === 200 ? known.get(address) : undefined };
  }

  return {
    find,

    /** The page at exactly this address, if nothing has to be waited for. */
    findReady: (path: string, language: Language): Page | undefined =>
      isFresh() ? ready.get(language)?.get(path) : undefined,

    /** Renders every page, so that no visitor waits for it, until nobody is to come any more. */
    warm: async (closing: AbortSignal) => {
      const report = (error: unknown) => {
        if (!closing.aborted) source.report(error);
      };
      for (const path of known.keys()) {
        const isTwin = path === "/vi" || path.startsWith("/vi/");
        for (const language of isTwin ? (["vi"] as const) : languages) {
          if (closing.aborted) return;
          await find(path, language).catch(report);
        }
      }
    },
  };
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, "$1");

import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { languages } from "#contract/languages.ts";
import type { Company, InBothLanguages } from "#content/company.ts";
import { wordPattern } from "../samples.ts";
import { deriveTheme } from "./derive-theme.ts";
import type { CompanyFacts } from "./facts.ts";
import { removeKeys, removeRecords, type Fields } from "./remove-records.ts";

type Facts = Company & { samples: string[] };

/** What the setup writes. */
export type Plan = {
  /** The changed texts, by their path in content/. */
  written: Map<string, string>;
  deleted: string[];
  /** The keys of company.json that get a value. */
  set: string[];
  removed: Fields[];
  /** Changed lines of prose: another place or date may make the sentence wrong. */
  toRead: string[];
  /** Lines that describe pictures of the sample. */
  ofPictures: string[];
};

/** Positions stay: they show how an advertisement looks until the company writes its own. */
const positionsFile = "positions.json";
/** Facts that are true for the sample company and wrong for another one. */
const ownFacts = ["tagline", "teamFounded", "companyFounded", "address"];

/** Computes all changes before anything is written. */
export async function planSetup(folder: string, facts: CompanyFacts, today: Date): Promise<Plan> {
  const paths = await readdir(folder, { recursive: true });
  const sources = new Map(
    await Promise.all(
      paths
        .filter(
          (path) =>
            /\.(?:ts|css)$|^(?:company|positions)\.json$/.test(path) && !path.endsWith(".test.ts"),
        )
        .map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const),
    ),
  );
  const before = new Map(sources);
  const company: Facts = JSON.parse(sources.get("company.json") ?? "{}");
  const changes = changedFacts(company, facts, today);
  const next = { ...company, ...changes };
  // Only the first run removes records, so that later runs keep what the owner adds.
  const isTakeover = company.samples.includes("name") && facts.name !== undefined;
  const given = [
    ...Object.keys(changes).filter((key) => isComplete(key, facts)),
    ...looksIn(facts),
  ];
  const samples = new Set([...company.samples, ...(isTakeover ? ownFacts : [])]);
  next.samples = Array.from(samples.difference(new Set(given)));

  const removed = isTakeover ? takeRecords(sources) : [];
  const toRead = replaceTexts(sources, company, next);
  sources.set("company.json", `${JSON.stringify(next, null, 2)}\n`);
  const theme = sources.get("theme.css");
  if (theme !== undefined && facts.primaryColor !== undefined) {
    sources.set("theme.css", deriveTheme(theme, facts.primaryColor));
  }
  return {
    written: new Map(Array.from(sources).filter(([path, text]) => before.get(path) !== text)),
    deleted: paths.filter((path) => isDeleted(path, facts, isTakeover ? removed : undefined)),
    set: given,
    removed,
    toRead,
    ofPictures: isTakeover ? Array.from(sources.values()).flatMap(linesOfPictures) : [],
  };
}

/** The lines that describe a picture to readers who do not see it. */
const linesOfPictures = (source: string) =>
  source.split("\n").flatMap((line) => (/^\s*"[\w.-]+\.image":/.test(line) ? [line.trim()] : []));

/** The values of company.json that follow from what the owner says. */
function changedFacts(company: Facts, facts: CompanyFacts, today: Date): Partial<Company> {
  const { name, taxCode, phone, email, hrEmail, teamSince, foundedOn, social } = facts;
  const isSample = (key: "privacyEmail" | "securityEmail" | "privacyPolicyVersion") =>
    company.samples.includes(key) || company[key].endsWith(".example");
  const address = inBoth(company.address, facts.address);
  const site = social?.website ?? facts.siteUrl;
  const legalName =
    typeof facts.legalName === "string"
      ? { en: facts.legalName, vi: facts.legalName }
      : facts.legalName;
  const changes: { [Key in keyof Company]?: Company[Key] | undefined } = {
    name,
    taxCode,
    phone,
    email,
    hrEmail,
    legalName: legalName && inBoth(company.legalName, legalName),
    tagline: facts.tagline && inBoth(company.tagline, facts.tagline),
    teamFounded: teamSince,
    yearsOfExperience: teamSince === undefined ? undefined : yearsSince(teamSince, today),
    companyFounded: foundedOn,
    privacyEmail: isSample("privacyEmail") ? email : undefined,
    securityEmail: isSample("securityEmail") ? email : undefined,
    address: facts.address && address,
    locality: facts.address && { en: localityOf(address.en), vi: localityOf(address.vi) },
    site: site?.replace(/\/$/, ""),
    facebook: social?.facebook,
    youtube: social?.youtube,
    privacyPolicyVersion: isSample("privacyPolicyVersion") ? monthOf(today) : undefined,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A text of which the owner may have given one language. */
const inBoth = (old: InBothLanguages, given: CompanyFacts["tagline"]): InBothLanguages => ({
  en: given?.en ?? old.en,
  vi: given?.vi ?? old.vi,
});

/** Whether a fact in both languages is given in both. */
function isComplete(key: string, facts: CompanyFacts): boolean {
  const value: unknown = Reflect.get(facts, key);
  return typeof value !== "object" || languages.every((language) => language in Object(value));
}

const looksIn = (facts: CompanyFacts) =>
  (["primaryColor", "logo"] as const).filter((key) => facts[key] !== undefined);

/** The month in the company's calendar, as the version of the privacy policy. */
const monthOf = (day: Date) =>
  day.toLocaleDateString("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" }).slice(0, 7);

/** At least 1, as the pages say "more than". */
function yearsSince(day: string, today: Date): number {
  const start = new Date(day);
  const years = today.getUTCFullYear() - start.getUTCFullYear();
  const isBeforeDay =
    today.getUTCMonth() * 31 + today.getUTCDate() < start.getUTCMonth() * 31 + start.getUTCDate();
  return Math.max(1, isBeforeDay ? years - 1 : years);
}

/** "Hanoi" of "12 Trang Tien, Hanoi, Vietnam". */
function localityOf(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  return parts.at(-2) ?? address;
}

/** Removes the sample's people, clients, events, videos and the projects of its clients. */
function takeRecords(sources: Map<string, string>): Fields[] {
  const keys: string[] = [];
  const take = (isRemoved: (fields: Fields) => boolean) =>
    Array.from(sources)
      .filter(([path]) => /^[\w-]+\.ts$/.test(path))
      .flatMap(([path, text]) => {
        const { source, removed } = removeRecords(text, isRemoved);
        sources.set(path, source);
        keys.push(...removed.flatMap((record) => keysOf[path]?.(record) ?? []));
        return removed;
      });
  const samples = take(({ isSample }) => isSample === true);
  const ids = new Set(samples.map(({ id }) => id));
  const removed = [...samples, ...take(({ client }) => ids.has(client))];
  for (const [path, text] of sources) {
    if (!isText(path)) continue;
    const isOfRecord = (key: string) =>
      keys.some((one) => key === one || key.startsWith(`${one}.`));
    sources.set(path, removeKeys(text, isOfRecord));
  }
  return removed;
}

/** The beginnings of the keys of a record's texts, by the file of the record. */
const keysOf: Partial<Record<string, (fields: Fields) => string[]>> = {
  "people.ts": ({ id }) => [`person.${String(id)}`],
  "events.ts": ({ id }) => [`event.${String(id)}`],
  "videos.ts": ({ id }) => [`video.${String(id)}`],
  "projects.ts": ({ id }) => [`projects.${String(id)}`, `projects.ai.${String(id)}`],
  "clients.ts": ({ solutions }) => [solutions].flat().map((one) => `clients.${String(one)}`),
};

const isText = (path: string) => /^(?:en|vi)[\\/]/.test(path);

/** Replaces the old facts in the texts. Returns the lines with another place or date. */
function replaceTexts(sources: Map<string, string>, old: Facts, next: Facts): string[] {
  const names = new Map<string, string>(
    (["name", "email", "hrEmail", "phone", "site"] as const).map((key) => [old[key], next[key]]),
  );
  names.set(fileNameOf(old.name), fileNameOf(next.name));
  const prose = new Map<string, string>([
    ...languages.map((language) => [old.locality[language], next.locality[language]] as const),
    ...zip(writtenDays(old.teamFounded), writtenDays(next.teamFounded)),
    ...zip(writtenDays(old.companyFounded), writtenDays(next.companyFounded)),
  ]);
  const months = zip(
    writtenMonths(old.privacyPolicyVersion),
    writtenMonths(next.privacyPolicyVersion),
  );
  const toRead: string[] = [];
  for (const [path, text] of sources) {
    if (!path.endsWith(".ts") && path !== positionsFile) continue;
    const isLegal = /(?:privacy|terms)\.ts$/.test(path);
    const escape = path.endsWith(".ts") ? inScript : inJson;
    const named = replaceAll(text, new Map([...names, ...(isLegal ? months : [])]), escape);
    const isProse = isText(path) || path === "pages.ts" || path === positionsFile;
    const lines = named.split("\n").map((line) => {
      const replaced = isProse ? replaceAll(line, prose, escape) : line;
      if (replaced !== line) toRead.push(replaced.trim());
      return replaced;
    });
    sources.set(path, lines.join("\n"));
  }
  return toRead;
}

/** A text as it stands within quotes in JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** A text as it stands within quotes of any kind in TypeScript: it cannot end them. */
const inScript = (text: string) => inJson(text).replaceAll(/['`$]/g, String.raw`\$&`);

/** Replaces all words at once, so that no new word is taken for an old one. */
function replaceAll(
  text: string,
  words: ReadonlyMap<string, string>,
  escape: (word: string) => string,
): string {
  const changed = Array.from(words).filter(([old, next]) => old !== next);
  const longestFirst = changed.sort(([a], [b]) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const pattern = longestFirst.map(([old]) => writtenPattern(old)).join("|");
  return text.replaceAll(new RegExp(pattern, "gu"), (found) => {
    const old = found.replaceAll("\u00a0", " ").replaceAll(/\\(.)/gu, "$1");
    const next = words.get(old);
    return next === undefined ? found : escape(next);
  });
}

/** The pattern of a word as a source has it: with or without a backslash before a quote. */
const writtenPattern = (word: string) =>
  wordPattern(word)
    .replaceAll(String.raw`\\`, String.raw`\\\\`)
    .replaceAll(/\\x2[27]|\\x60|\\\$/g, String.raw`\\?$&`)
    // Dates have spaces where a line must not break.
    .replaceAll(/\\x20| /g, "[ \u00a0]");

/** A name as addresses of files have it: "song-hong-software" of "Sông Hồng Software". */
const fileNameOf = (name: string) =>
  name
    .replaceAll(/[Đđ]/g, "d")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const zip = (old: readonly string[], next: readonly string[]) =>
  old.map((word, index) => [word, next[index] ?? word] as const);

/** A day as the texts write it: in full, its month, or its year alone. */
function writtenDays(day: string): string[] {
  const [year, month, date] = day.split("-").map(Number);
  return [
    dateIn(day, { dateStyle: "long" }),
    `${date} tháng ${month} năm ${year}`,
    ...writtenMonths(day),
    String(year),
  ];
}

/** A month as the texts write it, in Vietnamese also at the start of a sentence. */
function writtenMonths(day: string): string[] {
  const [year, month] = day.split("-").map(Number);
  const vietnamese = `háng ${month} năm ${year}`;
  return [dateIn(day, { month: "long", year: "numeric" }), `t${vietnamese}`, `T${vietnamese}`];
}

const dateIn = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });

/**
 * The old logo; at the takeover also the pictures of removed records and of the sample's pages, its film and
 * its company profile, and the test of its facts.
 */
function isDeleted(path: string, facts: CompanyFacts, removed: readonly Fields[] | undefined) {
  const name = basename(path, extname(path));
  const folder = dirname(path).replaceAll("\\", "/");
  if (facts.logo !== undefined && folder === "pictures" && name === "logo") return true;
  if (removed === undefined) return false;
  const isOfPage = /^pictures\/(?:about|areas)$|^public\/(?:profile|video)$/.test(folder);
  const isOfRecord = /^pictures\/(?:team|clients|projects)$/.test(folder);
  return (
    path === "specification.test.ts" ||
    (isOfPage && extname(path) !== "") ||
    (isOfRecord && removed.some(({ id }) => id === name))
  );
}

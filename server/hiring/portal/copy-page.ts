import { common as commonEn } from "#i18n/en/common.ts";
import { fields as fieldsEn } from "#i18n/en/fields.ts";
import { labels as labelsEn } from "#i18n/en/labels.ts";
import { personalCopy as copyEn } from "#i18n/en/personal-copy.ts";
import { common as commonVi } from "#i18n/vi/common.ts";
import { fields as fieldsVi } from "#i18n/vi/fields.ts";
import { labels as labelsVi } from "#i18n/vi/labels.ts";
import { personalCopy as copyVi } from "#i18n/vi/personal-copy.ts";
import type { Language } from "#contract/languages.ts";
import { timeZone } from "#server/db/vietnam-time.ts";
import { translator } from "#server/http/language.ts";
import { escapeHtml } from "#server/http/text.ts";
import { leftOut, type CopyContent } from "./copy-content.ts";

const en = { ...commonEn, ...fieldsEn, ...labelsEn, ...copyEn };
const vi = { ...commonVi, ...fieldsVi, ...labelsVi, ...copyVi };

type TextKey = keyof typeof en;
const translatorTo = translator<TextKey>({ en, vi });
const hasText = (key: string): key is TextKey => Object.hasOwn(en, key);

/** The texts of fields whose values are names. Other fields hold what somebody has written. */
const namedValues: Readonly<Record<string, (value: string) => string>> = {
  experience_level: (value) => `experience.${value}`,
  source: (value) => `source.${value}`,
  language: (value) => `language.${value}`,
  basis: (value) => `copy.basis.${value}`,
  ...Object.fromEntries(
    ["status", "state", "kind", "before", "after"].map((name) => [
      name,
      (value: string) => `copy.value.${value}`,
    ]),
  ),
};

type Parts = CopyContent["application"] | CopyContent["consent"] | Lists[keyof Lists][number];
type Lists = Pick<
  CopyContent,
  "messages" | "interviews" | "emails" | "privacy_requests" | "history"
>;
type KeysOf<Part> = Part extends Part ? keyof Part : never;
type Field = Exclude<KeysOf<Parts>, "id">;

/** Every field has a label: without one this does not compile. */
const labelOf = (field: Field): TextKey => `copy.field.${field}`;

/** The fields of a part of the copy with their values. */
function fieldsOf(part: Parts): (readonly [Field, unknown])[] {
  const isField = (name: string): name is Field => name !== "id" && name in part;
  return Object.entries(part).flatMap(([name, value]) =>
    isField(name) ? [[name, value] as const] : [],
  );
}

const instants = /^\d{4}-\d\d-\d\dT[\d:.]+Z(?: \d{4}-\d\d-\d\dT[\d:.]+Z)*$/;

/** An instant or a day as people write it in this language, in Vietnam time. */
export function dateText(language: Language, value: string): string {
  const [locale, day] =
    language === "en"
      ? ["en-GB", { day: "numeric", month: "long", year: "numeric" } as const]
      : ["vi-VN", { day: "2-digit", month: "2-digit", year: "numeric" } as const];
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const isDay = value.length === 10;
  return new Date(value).toLocaleString(locale, { timeZone, ...day, ...(!isDay && time) });
}

/** The readable page of a copy: the same content as data.json, without scripts, styles of others or remote files. */
export function copyPage(
  content: CopyContent,
  files: readonly string[],
  missing: readonly string[],
): string {
  const t = translatorTo(content.language);
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === "") return t("copy.none");
    if (typeof value === "boolean") return t(value ? "copy.yes" : "copy.no");
    if (Array.isArray(value)) {
      const texts = value.map((one: unknown) => textOf(name, one));
      return texts.join("; ") || t("copy.none");
    }
    if (typeof value !== "string") return JSON.stringify(value);
    if (instants.test(value)) {
      return value
        .split(" ")
        .map((one) => dateText(content.language, one))
        .join("; ");
    }
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return dateText(content.language, value);
    const key = namedValues[name]?.(value) ?? "";
    return hasText(key) ? t(key) : value;
  };
  const record = (part: Parts) =>
    `<dl>${fieldsOf(part)
      .map(
        ([name, value]) =>
          `<dt>${escapeHtml(t(labelOf(name)))}</dt><dd>${escapeHtml(textOf(name, value))}</dd>`,
      )
      .join("")}</dl>`;
  const section = (title: TextKey, parts: readonly string[]) =>
    `<h2>${escapeHtml(t(title))}</h2>${parts.length === 0 ? `<p>${escapeHtml(t("copy.none"))}</p>` : parts.join("")}`;
  const list = (items: readonly string[]) =>
    items.length === 0
      ? []
      : [`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`];
  const title = t("copy.title", { company: content.company });
  const made = t("copy.made", { time: textOf("at", content.made_at) });
  return [
    `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    "<style>body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1.5rem}dt{opacity:.7}dd{margin:0;white-space:pre-wrap}h2{margin-top:2.5rem}dl+dl{border-top:1px solid;padding-top:1rem}</style>",
    `</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p>`,
    section("copy.application", [record(content.application)]),
    section("copy.consent", [record(content.consent)]),
    section("copy.messages", content.messages.map(record)),
    section("copy.interviews", content.interviews.map(record)),
    section("copy.emails", content.emails.map(record)),
    section("copy.requests", content.privacy_requests.map(record)),
    section("copy.history", content.history.map(record)),
    section("copy.files", list(files)),
    ...(missing.length === 0
      ? []
      : [
          section("copy.missing", [
            `<p>${escapeHtml(t("copy.missingText"))}</p>`,
            ...list(missing),
          ]),
        ]),
    section("copy.leftOut", list(leftOut.map((name) => t(`copy.leftOut.${name}`)))),
    "</body></html>\n",
  ].join("\n");
}

import { common as commonEn } from "#i18n/en/common.ts";
import { fields as fieldsEn } from "#i18n/en/fields.ts";
import { labels as labelsEn } from "#i18n/en/labels.ts";
import { personalCopy as copyEn } from "#i18n/en/personal-copy.ts";
import { common as commonVi } from "#i18n/vi/common.ts";
import { fields as fieldsVi } from "#i18n/vi/fields.ts";
import { labels as labelsVi } from "#i18n/vi/labels.ts";
import { personalCopy as copyVi } from "#i18n/vi/personal-copy.ts";
import { formatLocalTime } from "#server/db/vietnam-time.ts";
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

/** The readable page of a copy: the same content as data.json, without scripts, styles of others or remote files. */
export function copyPage(
  content: CopyContent,
  files: readonly string[],
  missing: readonly string[],
): string {
  const t = translatorTo(content.language);
  const label = (name: string) => {
    const key = `copy.field.${name}`;
    return hasText(key) ? t(key) : name;
  };
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === "") return t("copy.none");
    if (typeof value === "boolean") return t(value ? "copy.yes" : "copy.no");
    if (Array.isArray(value)) return value.map((one: unknown) => textOf(name, one)).join(", ");
    if (typeof value !== "string") return JSON.stringify(value);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return `${formatLocalTime(value)} (UTC+7)`;
    const key = namedValues[name]?.(value) ?? "";
    return hasText(key) ? t(key) : value;
  };
  const record = (values: object) =>
    `<dl>${Object.entries(values)
      .filter(([name, value]) => name !== "id" && value !== undefined)
      .map(
        ([name, value]) =>
          `<dt>${escapeHtml(label(name))}</dt><dd>${escapeHtml(textOf(name, value))}</dd>`,
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

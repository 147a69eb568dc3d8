import type { Language } from "#contract/languages.ts";
import type { Db } from "#server/db/schema.ts";
import { timeZone } from "#server/db/vietnam-time.ts";
import { conflict } from "#server/http/http-error.ts";
import { translate, type ServerText } from "#server/http/language.ts";
import { isRaising, type EventDetail, type RaisingKind } from "./events.ts";
import type { ApplicationRow } from "./records.ts";

/**
 * Refuses a decision on a page that is older than the application with 409 and what has happened since. Call it under
 * the lock of the application. `seen` is the `seen_version` of the page; without one nothing is checked.
 */
export async function refuseUnseen(
  db: Db,
  { id, seen_version }: Pick<ApplicationRow, "id" | "seen_version">,
  seen: number | undefined,
  { language, current }: { language: Language; current?: unknown },
): Promise<void> {
  if (seen === undefined || seen === seen_version) return;
  const happened = await readHappened(db, id, seen, language);
  // A backup that was restored meanwhile may lack what the page has shown.
  if (happened.length === 0) throw conflict("failure.stale", { current, seen: seen_version });
  const values = { happened: happened.join("; ") };
  throw conflict("failure.unseen", { values, happened, current, seen: seen_version });
}

/** The oldest first, each sentence once. */
async function readHappened(
  db: Db,
  id: string,
  seen: number,
  language: Language,
): Promise<string[]> {
  const rows = await db
    .selectFrom("application_events as event")
    .leftJoin("users", "users.id", "event.actor_id")
    .select(["event.kind", "event.detail", "event.actor_id", "users.name"])
    .where("event.application_id", "=", id)
    .where("event.seen_version", ">", seen)
    .orderBy("event.id")
    .execute();
  const told = rows.flatMap(({ kind, detail, actor_id, name }) => {
    if (!isRaising(kind)) return [];
    const { after = null }: EventDetail = JSON.parse(detail);
    const who =
      name ?? translate(language, actor_id === null ? "happened.applicant" : "happened.former");
    const time = timesIn(language, after);
    return translate(language, sentenceOf(kind, after), { who, time });
  });
  return [...new Set(told)];
}

function sentenceOf(kind: RaisingKind, after: string | null): ServerText {
  const isDecided = kind === "status" && (after === "accepted" || after === "rejected");
  return isDecided ? `happened.status.${after}` : `happened.${kind}`;
}

const instant = /^\d{4}-\d{2}-\d{2}T\S+Z$/;

/** The times of an interview, such as "Monday 09:00". */
function timesIn(language: Language, detail: string | null): string {
  const style = { weekday: "long", hour: "2-digit", minute: "2-digit", timeZone } as const;
  return (detail ?? "")
    .split(" ")
    .filter((word) => instant.test(word))
    .map((at) => new Date(at).toLocaleString(language === "vi" ? "vi-VN" : "en-GB", style))
    .join(", ");
}

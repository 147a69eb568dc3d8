import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import type { TeamNote, Verdict } from "#contract/notes.ts";
import type { TimelineEvent } from "#contract/review.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { companyZone, formatDateTime } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { interviewsQuery } from "../interviews/queries.ts";
import { notesQuery, timelineQuery } from "./queries.ts";

/** Sentences that stand before the button which decides all the same. They come into view. */
export function AskedAgain({ title, lines }: { title: string; lines: readonly string[] }) {
  const element = useRef<HTMLDivElement>(null);
  const text = lines.join("\n");
  useEffect(() => {
    if (text !== "") element.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div ref={element} className="sm:col-span-2">
      <Alert tone="error" title={title}>
        <ul className="list-disc pl-5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** What speaks against telling an applicant in writing that they are hired. */
export async function readHireDoubts(client: QueryClient, id: string): Promise<TextKey[]> {
  const [notes, interviews] = await Promise.all([
    client.fetchQuery(notesQuery(id)),
    client.fetchQuery(interviewsQuery(id)),
  ]);
  const isHeld = interviews.some(
    ({ state, starts_at }) =>
      state === "agreed" && starts_at !== null && Date.parse(starts_at) <= Date.now(),
  );
  const isHidden = notes.some(({ verdict_hidden }) => verdict_hidden);
  return [
    ...(isHeld ? [] : (["decision.noInterview"] as const)),
    ...(disagree(notes) ? (["decision.disagree"] as const) : []),
    ...(isHidden ? (["decision.verdictsUnread"] as const) : []),
  ];
}

/** Whether the last verdicts of colleagues differ. The notes are the newest first. */
function disagree(notes: readonly TeamNote[]): boolean {
  const last = new Map<string, Verdict>();
  for (const { author, verdict } of Array.from(notes).reverse()) {
    if (verdict !== null) last.set(author?.id ?? "", verdict);
  }
  return new Set(last.values()).size > 1;
}

const undoneMs = 20_000;

/** Whether a decision is no longer in the hands of HR alone: its email does not wait any more. */
export const mayBeTold = ({
  status,
  status_email_at,
}: Pick<Application, "status" | "status_email_at">): boolean =>
  (status === "accepted" || status === "rejected") && status_email_at === null;

/** When the applicant got the email about the status; null where only their page tells it, undefined where nothing does. */
function toldAt(
  events: readonly TimelineEvent[],
  status: ApplicationStatus,
): string | null | undefined {
  const decision = events.find(({ kind, after }) => kind === "status" && after === status);
  if (decision === undefined) return undefined;
  const sent = events.find(
    ({ email, created_at }) =>
      email?.kind === "status" &&
      (email.state === "sent" || email.state === "savedToFile") &&
      created_at >= decision.created_at,
  );
  if (sent !== undefined) return sent.created_at;
  return Date.parse(decision.created_at) + undoneMs < Date.now() ? null : undefined;
}

/** Before a decision is taken back: that the applicant knows of it, and the offer to write to them. */
export function ToldNotice({
  application: { id, status },
  writes,
  onWrites,
}: {
  application: Pick<Application, "id" | "status">;
  writes: boolean;
  onWrites: (writes: boolean) => void;
}) {
  const { t, language } = useI18n();
  const { data: events = [] } = useQuery(timelineQuery(id));
  const at = toldAt(events, status);
  if ((status !== "accepted" && status !== "rejected") || at === undefined) return null;
  const title =
    at === null
      ? t(`told.page.${status}`)
      : t(`told.email.${status}`, { time: formatDateTime(at, language, companyZone) });
  return (
    <Alert tone="warning" title={title} className="sm:col-span-2">
      <Checkbox
        className="min-h-6 gap-3"
        checked={writes}
        onChange={({ target }) => onWrites(target.checked)}
      >
        {t("told.write")}
      </Checkbox>
    </Alert>
  );
}

/** That an acceptance says in writing that the applicant is hired. */
export function HiredNote() {
  const t = useTranslation();
  return <p className="text-sm text-muted sm:col-span-2">{t("decision.hiredNote")}</p>;
}

import type { Insertable } from "kysely";
import positions from "#content/positions.json" with { type: "json" };
import { type ApplicationStatus } from "#contract/applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { normalizeText } from "#contract/search.ts";
import type { ApplicationSource, StoredSource } from "#contract/sources.ts";
import { newApplicationRow } from "#server/hiring/applications/columns.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable } from "#server/db/event-tables.ts";
import { inventPerson, type Plan } from "./people.ts";
import { Random } from "./random.ts";

/** An application before its resume is stored. */
export type Invented = ReturnType<typeof inventApplication>;

type Event = Insertable<ApplicationEventsTable>;

/** The row of an application and its history, from its submission to its present status. */
export type SeededApplication = {
  row: Omit<ReturnType<typeof newApplicationRow>, "status"> & {
    status: ApplicationStatus;
    rejection_reason?: RejectionReason | null;
  };
  events: Event[];
};

/** The share of applications from people who applied before. */
const repeatShare = 0.08;
const weekMs = 7 * 86_400_000;
const coverLetters = {
  vi: "Kính gửi bộ phận tuyển dụng,\nTôi có hai năm làm việc với TypeScript và PostgreSQL, thích viết mã gọn và có kiểm thử.",
  en: "Three years of building web services taught me to care for small details and for tests.",
};

/** The application with this number. */
export function inventApplication({ seed, until, resumes }: Plan, number: number) {
  const random = new Random(seed, "application", number);
  const applicant = random.chance(repeatShare) ? random.below(number + 1) : number;
  const person = inventPerson(new Random(seed, "applicant", applicant), `a${applicant}`);
  const position = random.chance(0.02) ? undefined : random.pick(positions);
  const createdAt = random.dateBefore(until);
  const language = random.pick(["vi", "vi", "vi", "en"] as const);
  const isIntern = position?.kind === "internship";
  const [nick] = person.email.split("@");
  const some = (share: number, text: string) => (random.chance(share) ? text : "");
  return {
    random,
    id: newId(createdAt, random.bytes(16)),
    language,
    createdAt,
    source: inventSource(new Random(seed, "source", number)),
    hasResume: random.chance(resumes),
    fields: {
      full_name: person.name,
      email: person.email,
      phone: person.phone ?? "",
      position: position?.slug ?? "Data Analyst",
      experience_level: isIntern ? "intern" : random.pick(["entry", "mid", "senior"] as const),
      notes: some(0.45, coverLetters[language]),
      portfolio_url: some(0.2, `https://portfolio.example/${nick}`),
      linkedin_url: some(0.4, `https://linkedin.example/in/${nick}`),
      github_url: some(0.3, `https://github.example/${nick}`),
      available_start_date: some(0.5, random.dateAfter(createdAt, 60).toISOString().slice(0, 10)),
    },
  } as const;
}

function inventSource(random: Random): StoredSource {
  const source = random.pick(sources);
  return { source, source_detail: source === "event" ? "Ngày hội việc làm" : null };
}

const sources: readonly ApplicationSource[] = [
  ...Array.from({ length: 7 }, () => "careers_page" as const),
  ...(["topcv", "topcv", "linkedin", "linkedin", "facebook"] as const),
  ...(["vietnamworks", "itviec", "referral", "event"] as const),
];

export function toRows(
  { until }: Plan,
  { random, id, fields, source, language, createdAt }: Invented,
  resume: StagedResume | null,
): SeededApplication {
  const suspicion = random.chance(0.01) ? "form_age" : null;
  const submission = { fields, source, resume, language, suspicion } as const;
  const position = positions.find(({ slug }) => slug === fields.position);
  // The title is in the language of the applicant, as in a submitted application.
  const job = { job_id: fields.position, job_title: position?.title[language] ?? null };
  const submitted = newApplicationRow(id, job, submission, createdAt);
  const event = (kind: Event["kind"], at: Date, detail: object): Event => ({
    id: newId(at, random.bytes(16)),
    application_id: id,
    kind,
    actor_id: null,
    detail: JSON.stringify(detail),
    created_at: at.toISOString(),
  });
  const events = [event("submitted", createdAt, {})];
  if (suspicion !== null) return { row: submitted, events };

  let changedAt = createdAt;
  let status: ApplicationStatus = "submitted";
  for (const after of stepsTo(pickStatus(random, createdAt, until))) {
    changedAt = random.dateAfter(changedAt, 8, until);
    events.push(event("status", changedAt, { before: status, after }));
    status = after;
  }
  const statusAt = changedAt.toISOString();
  const withdrawnAt = random.chance(0.015) ? random.dateAfter(changedAt, 5, until) : null;
  if (withdrawnAt !== null) events.push(event("withdrawn", withdrawnAt, {}));
  const row = {
    ...submitted,
    status,
    status_at: statusAt,
    rejection_reason: status === "rejected" ? (random.pick(reasons) ?? null) : null,
    looked_at: status === "submitted" ? null : statusAt,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
    updated_at: (withdrawnAt ?? changedAt).toISOString(),
  };
  return { row, events };
}

const reasons = [...RejectionReason.options, null];

/** Most applications of the last week are undecided, most older ones are decided. */
function pickStatus(random: Random, createdAt: Date, until: Date): ApplicationStatus {
  const isNew = until.getTime() - createdAt.getTime() < weekMs;
  return random.pick(isNew ? newStatuses : oldStatuses);
}

const newStatuses = ["submitted", "submitted", "submitted", "reviewing", "rejected"] as const;
const oldStatuses = ["submitted", "reviewing", "accepted", "rejected", "rejected"] as const;

function stepsTo(status: ApplicationStatus): ApplicationStatus[] {
  if (status === "submitted") return [];
  return status === "reviewing" ? ["reviewing"] : ["reviewing", status];
}

/** A PDF of one page. Its font has no Vietnamese letters, so the text loses its diacritics. */
export function resumePdf({ fields }: Invented): Buffer {
  const lines = [fields.full_name, fields.position, fields.email, fields.phone];
  const shown = lines.map((line) => `(${asciiOf(line)}) Tj T*`);
  const content = `BT /F1 14 Tf 60 780 Td 24 TL\n${shown.join("\n")}\nET`;
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>>
stream
${content}
endstream
endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`);
}

/** ASCII without the brackets and backslashes that would end a PDF string. */
const asciiOf = (text: string) =>
  normalizeText(text)
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/[^ -~]|[()\\]/g, " ");

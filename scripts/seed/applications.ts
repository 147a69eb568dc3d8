import type { Insertable } from "kysely";
import positions from "#content/positions.json" with { type: "json" };
import type { ApplicationStatus, SubmitApplication } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import type { ApplicationSource, StoredSource } from "#contract/sources.ts";
import { newApplicationRow } from "#server/applications/store-application.ts";
import type { StagedResume } from "#server/applications/upload.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, ApplicationsTable } from "#server/db/schema.ts";
import { inventPerson, type Person } from "./people.ts";
import { dayOf, daysLater, inPast, type Plan } from "./plan.ts";
import { Random } from "./random.ts";

/** An application before its resume is stored. */
export type Invented = {
  random: Random;
  id: string;
  person: Person;
  fields: SubmitApplication;
  source: StoredSource;
  language: Language;
  createdAt: Date;
  hasResume: boolean;
};

type Row = Insertable<ApplicationsTable>;
type Event = Insertable<ApplicationEventsTable>;

/** The share of applications from people who applied before. */
const repeatShare = 0.08;
const weekMs = 7 * 86_400_000;

/** The application with this number. */
export function inventApplication({ seed, until, resumes }: Plan, number: number): Invented {
  const random = new Random(seed, "application", number);
  const applicant = random.chance(repeatShare) ? random.below(number + 1) : number;
  const person = inventPerson(new Random(seed, "applicant", applicant), `a${applicant}`);
  const position = random.chance(0.02) ? undefined : random.pick(positions);
  const createdAt = inPast(random, until);
  const language = random.chance(0.75) ? "vi" : "en";
  const [nick] = person.email.split("@");
  const some = (share: number, text: string) => (random.chance(share) ? text : "");
  return {
    random,
    id: newId(createdAt, random.bytes(16)),
    person,
    language,
    createdAt,
    source: inventSource(new Random(seed, "source", number)),
    hasResume: random.chance(resumes),
    fields: {
      full_name: person.name,
      email: person.email,
      phone: person.phone ?? "",
      position: position?.slug ?? "Data Analyst",
      experience_level:
        position?.kind === "internship"
          ? "intern"
          : random.weighted([
              ["entry", 45],
              ["mid", 35],
              ["senior", 20],
            ]),
      notes: some(0.45, random.pick(coverLetters[language])),
      portfolio_url: some(0.2, `https://portfolio.example/${nick}`),
      linkedin_url: some(0.4, `https://linkedin.example/in/${nick}`),
      github_url: some(0.3, `https://github.example/${nick}`),
      available_start_date: some(0.5, dayOf(daysLater(random, createdAt, 60))),
    },
  };
}

function inventSource(random: Random): StoredSource {
  const source = random.weighted<ApplicationSource>([
    ["careers_page", 46],
    ["topcv", 14],
    ["linkedin", 11],
    ["facebook", 9],
    ["vietnamworks", 6],
    ["itviec", 6],
    ["referral", 5],
    ["event", 3],
  ]);
  return { source, source_detail: source === "event" ? "Ngày hội việc làm" : null };
}

/** The title is in the language of the applicant, as in a submitted application. */
function jobOf(job_id: string, language: Language) {
  const position = positions.find(({ slug }) => slug === job_id);
  return { job_id, job_title: position?.title[language] ?? null };
}

/** The row of an application and its history, from its submission to its present status. */
export function toRows(
  { until }: Plan,
  { random, id, fields, source, language, createdAt }: Invented,
  resume: StagedResume | null,
): { row: Row; events: Event[] } {
  const suspicion = random.chance(0.01) ? "form_age" : null;
  const submission = { fields, source, resume, language, suspicion } as const;
  const submitted = newApplicationRow(id, jobOf(fields.position, language), submission, createdAt);
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
    changedAt = daysLater(random, changedAt, 8, until);
    events.push(event("status", changedAt, { before: status, after }));
    status = after;
  }
  const statusAt = changedAt.toISOString();
  const withdrawnAt = random.chance(0.015) ? daysLater(random, changedAt, 5, until) : null;
  if (withdrawnAt !== null) events.push(event("withdrawn", withdrawnAt, {}));
  const row = {
    ...submitted,
    status,
    status_at: statusAt,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
    updated_at: (withdrawnAt ?? changedAt).toISOString(),
  };
  return { row, events };
}

/** Most applications of the last week are undecided, most older ones are decided. */
function pickStatus(random: Random, createdAt: Date, until: Date): ApplicationStatus {
  const isNew = until.getTime() - createdAt.getTime() < weekMs;
  return random.weighted(
    isNew
      ? [
          ["submitted", 62],
          ["reviewing", 30],
          ["accepted", 2],
          ["rejected", 6],
        ]
      : [
          ["submitted", 5],
          ["reviewing", 13],
          ["accepted", 20],
          ["rejected", 62],
        ],
  );
}

function stepsTo(status: ApplicationStatus): ApplicationStatus[] {
  if (status === "submitted") return [];
  return status === "reviewing" ? ["reviewing"] : ["reviewing", status];
}

const coverLetters: Record<Language, readonly string[]> = {
  vi: [
    "Kính gửi bộ phận tuyển dụng,\nTôi đã theo dõi các dự án của công ty và mong được góp sức vào những sản phẩm phục vụ người dùng Việt Nam.",
    "Tôi có hai năm làm việc với TypeScript và PostgreSQL, thích viết mã gọn, có kiểm thử và học hỏi từ đồng nghiệp.",
    "Em đang là sinh viên năm cuối ngành công nghệ thông tin, mong được thực tập để áp dụng kiến thức vào công việc thực tế.",
  ],
  en: [
    "I have followed your work on assistants for public services and would like to help build what comes next.",
    "Three years of building web services taught me to care for small details, tests and the people who use them.",
  ],
};

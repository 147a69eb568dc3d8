import { ActivityKind, type Activity, type ActivityPage } from "#contract/account.ts";
import type { AuditRecord } from "#contract/audit.ts";
import { findEntries, findEntryPage } from "#server/audit/entries.ts";
import { audit } from "#server/audit/audit.ts";
import { countRecoveryCodes } from "#server/accounts/two-step-codes.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Actor } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { findAvatar } from "./portrait.ts";

/**
 * Everything stored about an account, for its user, without the applications under its address.
 */
export async function collectAccountData({ db, clock }: AppContext, actor: Actor): Promise<object> {
  const { actorId: id } = actor;
  const now = clock();
  await withTransaction(db, (tx) => audit(tx, { at: now, action: "data_downloaded", ...actor }));
  // Columns are listed one by one, so that a secret added to a table later is not included.
  const {
    avatar,
    two_step_at: enabledSince,
    ...user
  } = await db
    .selectFrom("users")
    .select(["id", "email", "name", "role", "active", "status", "language", "avatar"])
    .select(["phone", "phone_emergency", "dob", "national_id", "address", "current_address"])
    .select(["starting_date", "notes", "two_step_at", "created_at", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const portrait = avatar === null ? undefined : await findAvatar(db, avatar);
  const sessions = db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_used_at", "expires_at", "user_agent", "network"]);
  const links = db
    .selectFrom("one_time_tokens")
    .select(["purpose", "email", "created_at", "expires_at", "used_at"]);
  const outbox = db
    .selectFrom("outbox")
    .select(["kind", "to_email", "state", "created_at", "finished_at"]);
  // Without the texts, which are about applicants.
  const notes = db
    .selectFrom("application_notes")
    .select(["id", "application_id", "verdict", "after_others", "created_at"]);
  const opened = db.selectFrom("verdict_openings").select(["application_id", "opened_at"]);
  const interviews = db
    .selectFrom("interviews")
    .innerJoin("interview_people", "interview_people.interview_id", "interviews.id")
    .select(["interviews.id", "application_id", "state", "starts_at", "interviews.created_at"]);
  const feed = db.selectFrom("calendar_feeds").select(["created_at"]);
  return {
    madeAt: now.toISOString(),
    account: user,
    portrait:
      portrait === undefined ? null : `data:image/webp;base64,${portrait.toString("base64")}`,
    twoStep: { enabledSince, recoveryCodesLeft: await countRecoveryCodes(db, id) },
    sessions: await sessions.where("user_id", "=", id).orderBy("id").execute(),
    links: await links.where("user_id", "=", id).orderBy("id").execute(),
    emails: await outbox.where("user_id", "=", id).orderBy("id").execute(),
    teamNotes: await notes.where("author_id", "=", id).orderBy("id").execute(),
    openedVerdicts: await opened.where("user_id", "=", id).orderBy("opened_at").execute(),
    // Without the texts, which are about applicants.
    interviews: await interviews.where("user_id", "=", id).orderBy("interviews.id").execute(),
    calendarFeed: await feed.where("user_id", "=", id).execute(),
    activity: toActivity(await findEntries(db, activityOf(id), Number.MAX_SAFE_INTEGER), id),
  };
}

const pageSize = 20;

/** One page of the actions on an account, by its user and by others, newest first. */
export async function listActivity(
  db: Db,
  userId: string,
  before: string | undefined,
): Promise<ActivityPage> {
  const page = await findEntryPage(db, { ...activityOf(userId), before }, pageSize);
  return { activity: toActivity(page.entries, userId), next: page.next };
}

const activityOf = (userId: string) => ({
  actions: ActivityKind.options,
  people: [userId],
  aboutUser: userId,
});

const toActivity = (entries: readonly AuditRecord[], userId: string): Activity[] =>
  entries.map(({ id, at, action, actor, network, times }) => ({
    id,
    kind: ActivityKind.parse(action),
    at,
    // Shows the network of failed sign-ins, but not that of administrators.
    network: actor.kind === "user" && actor.id !== userId ? null : network,
    ...(times !== undefined && { times }),
  }));

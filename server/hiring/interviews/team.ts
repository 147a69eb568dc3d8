import { defaultLanguage } from "#contract/languages.ts";
import { staffRoles } from "#contract/staff.ts";
import type { Config } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { readHrRecipients } from "#server/mail/recipients.ts";
import { oneLine } from "#server/mail/subject.ts";
import type { InterviewKind } from "./email-texts.ts";
import type { Invitations, InterviewRecord } from "./records.ts";

/**
 * The active members of staff who join, whose calendar still has the interview, and the author of the offer unless
 * they make this change; the HR recipients if none of them has an account any more.
 */
export async function findTeam(
  tx: Tx,
  config: Config,
  { people, created_by }: InterviewRecord,
  { actorId, invitations }: { actorId: string | null | undefined; invitations: Invitations },
) {
  const joining = people.map(({ id }) => id);
  const left = invitations.attending.filter((id) => !joining.includes(id));
  const author = created_by === actorId ? [] : [created_by];
  const team = await readStaff(tx, [...joining, ...left, ...author]);
  if (team.length > 0) {
    return team.map((person) => ({
      ...person,
      joins: joining.includes(person.userId),
      hasLeft: left.includes(person.userId),
    }));
  }
  const recipients = await readHrRecipients(tx, config);
  return recipients.map((to) => ({ ...to, name: "", joins: false, hasLeft: false }));
}

/** Who makes a change, by name: a member of staff, else the applicant. A reminder has no author. */
export async function nameOfActor(
  tx: Tx,
  kind: InterviewKind,
  { applicant }: InterviewRecord,
  actorId: string | null | undefined,
): Promise<string | undefined> {
  if (kind === "reminder") return undefined;
  if (!actorId) return oneLine(applicant.full_name);
  const users = tx.selectFrom("users").select("name").where("id", "=", actorId);
  return (await users.executeTakeFirst())?.name;
}

/** The active members of staff of these ids. */
export async function readStaff(tx: Tx, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return [];
  const people = await tx
    .selectFrom("users")
    .select(["id as userId", "name", "email", "language"])
    .where("active", "=", true)
    .where("role", "in", staffRoles)
    .where("id", "in", known)
    .orderBy("id")
    .execute();
  return people.map(({ language, ...person }) => ({
    ...person,
    language: language ?? defaultLanguage,
  }));
}

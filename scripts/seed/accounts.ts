import type { Insertable } from "kysely";
import { emailKey } from "#server/db/email-key.ts";
import { newId } from "#server/db/id.ts";
import type { UsersTable } from "#server/db/schema.ts";
import { userSearchText } from "#server/auth/user-record.ts";
import { inventAddress, inventPerson, inventPhone } from "./people.ts";
import { Random } from "./random.ts";
import { dayOf, inPast, type Plan } from "./plan.ts";

/** The account with this number. An account that has joined gets the hash of a random password. */
export function inventAccount(
  { seed, until }: Plan,
  number: number,
  passwordHash: string,
): Insertable<UsersTable> {
  const random = new Random(seed, "user", number);
  const person = inventPerson(random, `u${number}`);
  const createdAt = inPast(random, until);
  const hasJoined = random.chance(0.88);
  const some = <Value>(share: number, value: Value) => (random.chance(share) ? value : null);
  return {
    ...person,
    id: newId(createdAt, random.bytes(16)),
    email_key: emailKey(person.email),
    role: random.chance(0.02) ? "admin" : "user",
    active: random.chance(0.93),
    status: random.chance(0.9) ? "active" : "inactive",
    password_hash: hasJoined ? passwordHash : null,
    language: hasJoined ? (random.chance(0.75) ? "vi" : "en") : null,
    phone_emergency: some(0.5, inventPhone(random)),
    dob: some(0.6, `${1970 + random.below(35)}-0${1 + random.below(9)}-1${random.below(10)}`),
    national_id: some(0.6, `0${random.digits(11)}`),
    starting_date: some(0.6, dayOf(inPast(random, until))),
    address: some(0.6, inventAddress(random)),
    current_address: some(0.4, inventAddress(random)),
    notes: some(0.1, "Làm việc từ xa hai ngày mỗi tuần."),
    search_text: userSearchText(person),
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  };
}

import type { Insertable } from "kysely";
import { normalizeText } from "#contract/search.ts";
import { userSearchText } from "#server/accounts/user-record.ts";
import { emailKey } from "#server/db/search.ts";
import { newId } from "#server/db/id.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import { Random } from "./random.ts";

/** What to invent. The same plan makes the same people. */
export type Plan = {
  users: number;
  applications: number;
  seed: number;
  /** The share of applications that have a resume. */
  resumes: number;
  /** The latest date of a row. */
  until: Date;
};

/** The domain of seeded addresses. RFC 2606 reserves `.example`, so real people have none there. */
export const seedDomain = "hopthu.example";

const words = (text: string) => text.split(", ");
// Two of five families in Vietnam are called Nguyễn.
const families = words("Nguyễn, Nguyễn, Nguyễn, Nguyễn, Trần, Lê, Phạm, Hoàng, Đặng, Bùi");
/** Middle names with the given names that go with them. */
const names = [
  [
    words("Văn, Hữu, Đức, Minh, Quốc, Công, Xuân, Thành, Gia, Quang, Đình"),
    words("An, Bình, Cường, Dũng, Duy, Hải, Hiếu, Huy, Khánh, Lâm, Nam, Phúc, Sơn, Tuấn, Vinh"),
  ],
  [
    words("Thị, Thị Ngọc, Ngọc, Thu, Minh, Thanh, Phương, Bảo, Hồng, Kim, Mỹ, Diệu"),
    words("Anh, Châu, Dung, Giang, Hà, Hạnh, Hiền, Hương, Lan, Linh, Mai, Nga, Thảo, Trang, Yến"),
  ],
] as const;
const streets = words("Lê Lợi, Trần Hưng Đạo, Nguyễn Huệ, Hai Bà Trưng, Quang Trung, Hùng Vương");
const cities = words("Nha Trang, Hà Nội, Hải Phòng, Đà Nẵng, Huế, Cần Thơ, TP. Hồ Chí Minh");

/** An invented person. `id` makes the address unique. */
export function inventPerson(random: Random, id: string) {
  const family = random.pick(families);
  const [middle, given] = random.pick(names);
  const givenName = random.pick(given);
  const nick = normalizeText(`${givenName}.${family}`).replaceAll(/[^a-z.]/g, "");
  return {
    name: `${family} ${random.pick(middle)} ${givenName}`,
    email: `${nick}.${id}@${seedDomain}`,
    phone: random.chance(0.1) ? null : inventPhone(random),
  };
}

const inventPhone = (random: Random) =>
  `${random.pick(["0", "+84 "])}9${random.digits(1)} ${random.digits(3)} ${random.digits(4)}`;

const inventAddress = (random: Random) =>
  `${random.below(300) + 1} ${random.pick(streets)}, ${random.pick(cities)}`;

/** The account with this number. An account that has joined gets the hash of a random password. */
export function inventAccount(
  { seed, until }: Plan,
  number: number,
  passwordHash: string,
): Insertable<UsersTable> {
  const random = new Random(seed, "user", number);
  const person = inventPerson(random, `u${number}`);
  const createdAt = random.dateBefore(until);
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
    language: hasJoined ? random.pick(["vi", "vi", "vi", "en"]) : null,
    phone_emergency: some(0.5, inventPhone(random)),
    dob: some(0.6, `${1970 + random.below(35)}-0${1 + random.below(9)}-1${random.below(10)}`),
    national_id: some(0.6, `0${random.digits(11)}`),
    starting_date: some(0.6, random.dateBefore(until).toISOString().slice(0, 10)),
    address: some(0.6, inventAddress(random)),
    current_address: some(0.4, inventAddress(random)),
    notes: some(0.1, "Làm việc từ xa hai ngày mỗi tuần."),
    search_text: userSearchText(person),
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  };
}

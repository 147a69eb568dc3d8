import { normalizeText } from "#contract/search.ts";
import type { Random } from "./random.ts";

/** The domains of seeded addresses. RFC 2606 reserves `.example`, so real people have none there. */
export const seedDomains = ["hopthu.example", "thuviet.example", "guithu.example"] as const;

/** Family names with their approximate share in Vietnam, in percent. */
const families = [
  ["Nguyễn", 39],
  ["Trần", 11],
  ["Lê", 9.5],
  ["Phạm", 7],
  ["Phan", 4.5],
  ["Hoàng", 3.2],
  ["Vũ", 2.4],
  ["Đặng", 2.1],
  ["Bùi", 2],
  ["Huỳnh", 2],
  ["Đỗ", 1.8],
  ["Võ", 1.6],
  ["Hồ", 1.3],
  ["Ngô", 1.3],
  ["Dương", 1],
  ["Đinh", 1],
  ["Đoàn", 0.9],
  ["Trịnh", 0.9],
  ["Lý", 0.8],
  ["Mai", 0.8],
  ["Lương", 0.7],
] as const;

const words = (text: string) => text.split(", ");

/** Middle names with the given names that go with them. */
const names = [
  {
    middle: words("Văn, Hữu, Đức, Minh, Quốc, Công, Xuân, Ngọc, Thành, Gia, Anh, Quang, Đình"),
    given: words(
      "An, Bình, Cường, Dũng, Đức, Duy, Hải, Hiếu, Hoàng, Hùng, Huy, Khánh, Kiên, Lâm, Long, Minh, Nam, Nghĩa, Phong, Phúc, Quân, Quang, Sơn, Tài, Tân, Thái, Thắng, Thành, Thịnh, Tiến, Toàn, Trung, Tú, Tuấn, Tùng, Việt, Vinh, Vũ",
    ),
  },
  {
    middle: words("Thị, Thị Ngọc, Ngọc, Thu, Minh, Thanh, Phương, Bảo, Khánh, Hồng, Kim, Mỹ, Diệu"),
    given: words(
      "Anh, Châu, Chi, Diễm, Dung, Giang, Hà, Hạnh, Hằng, Hiền, Hoa, Hồng, Huệ, Hương, Lan, Linh, Loan, Ly, Mai, My, Nga, Ngân, Ngọc, Nhung, Oanh, Phương, Quyên, Quỳnh, Tâm, Thảo, Thu, Thủy, Trang, Trinh, Tuyết, Uyên, Vân, Vy, Xuân, Yến",
    ),
  },
];

const streets = words(
  "Lê Lợi, Trần Hưng Đạo, Nguyễn Huệ, Hai Bà Trưng, Quang Trung, Lý Thường Kiệt, Hùng Vương",
);
const cities = words("Nha Trang, Hà Nội, Hải Phòng, Đà Nẵng, Huế, Cần Thơ, TP. Hồ Chí Minh");

export type Person = { name: string; email: string; phone: string | null };

/** An invented person. `id` makes the address unique. */
export function inventPerson(random: Random, id: string): Person {
  const family = random.weighted(families);
  const { middle, given } = random.pick(names);
  const givenName = random.pick(given);
  const letters = (text: string) => normalizeText(text).replaceAll(/[^a-z]/g, "");
  return {
    name: `${family} ${random.pick(middle)} ${givenName}`,
    email: `${letters(givenName)}.${letters(family)}.${id}@${random.pick(seedDomains)}`,
    phone: random.chance(0.1) ? null : inventPhone(random),
  };
}

/** A mobile number in one of the usual spellings. */
export function inventPhone(random: Random): string {
  const carrier = `9${random.below(10)}`;
  const [middle, end] = [random.digits(3), random.digits(4)];
  return random.pick([
    `0${carrier}${middle}${end}`,
    `0${carrier} ${middle} ${end}`,
    `+84 ${carrier} ${middle} ${end}`,
  ]);
}

export function inventAddress(random: Random): string {
  return `${random.below(300) + 1} ${random.pick(streets)}, ${random.pick(cities)}`;
}

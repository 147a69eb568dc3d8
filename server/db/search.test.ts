import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { findMatches, findPhoneMatches, normalizeText, searchWords } from "#contract/search.ts";
import { searchText } from "./search.ts";

const parts = (text: string, q: string) =>
  findMatches(text, searchWords(q)).map(([start, end]) => text.slice(start, end));
const partsOfPhone = (phone: string, q: string) =>
  findPhoneMatches(phone, searchWords(q)).map(([start, end]) => phone.slice(start, end));

const syllable = fc.constantFrom(
  "Nguyễn",
  "Đặng",
  "Thị",
  "Ướt",
  "Đức",
  "Trần",
  "O'Năm",
  "100%",
  "İstanbul",
  "straße",
  "a_b",
);
const text = fc
  .tuple(fc.array(syllable, { minLength: 1, maxLength: 4 }), fc.constantFrom("NFC", "NFD"))
  .map(([words, form]) => words.join(" ").normalize(form));

describe("Matches in a text", () => {
  for (const [name, q, marked] of [
    ["Nguyễn Văn Đức", "duc", ["Đức"]],
    ["Nguyễn Văn Đức", "đức nguyen", ["Nguyễn", "Đức"]],
    ["Nguyễn Văn Đức".normalize("NFD"), "guye", ["guyễ".normalize("NFD")]],
    ["Trần Thị Hoa", "t", ["T", "T"]],
    ["aaaa", "aa", ["aaaa"]],
    ["Hoa", "hoa ho oa", ["Hoa"]],
    ["Hoa", "lan", []],
    ["Hoa", "  ", []],
    ["CV – Lê Vũ.pdf", "vu.pdf", ["Vũ.pdf"]],
  ] as const) {
    test(`${name} by ${JSON.stringify(q)}`, () => {
      assert.deepEqual(parts(name, q), marked);
    });
  }

  test("are whole letters that fold to the searched words", () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (name, from, length) => {
        const folded = normalizeText(name);
        const start = from % folded.length;
        const word = folded.slice(start, start + 1 + (length % 6)).trim();
        fc.pre(word !== "" && !/\s/.test(word));
        const marked = parts(name, word);
        assert.ok(marked.length > 0, `${word} in ${name}`);
        for (const part of marked)
          assert.ok(normalizeText(part).includes(word), `${part} by ${word}`);
        for (const part of marked) assert.doesNotMatch(part, /^\p{Mn}/u);
      }),
    );
  });
});

describe("Matches in a phone number", () => {
  for (const [phone, q, marked] of [
    ["0912 345 678", "0912345678", ["0912 345 678"]],
    ["0912 345 678", "+84 912 345", ["0912 345"]],
    ["0912 345 678", "84912", ["0912"]],
    ["+84 912 345 678", "0912345678", ["+84 912 345 678"]],
    ["+84 912 345 678", "345678", ["345 678"]],
    ["(0912) 345-678", "912345", ["912) 345"]],
    ["0912 345 678", "999", []],
  ] as const) {
    test(`${phone} by ${q}`, () => {
      assert.deepEqual(partsOfPhone(phone, q), marked);
    });
  }

  test("exist whenever the server finds the number", () => {
    const digits = fc.stringMatching(/^9\d{8}$/);
    const form = fc.constantFrom("0", "+84", "84", "0084 ", "+84 0");
    fc.assert(
      fc.property(digits, form, form, fc.nat(9), (number, written, asked, count) => {
        const phone = written + number;
        const q = asked + number.slice(0, count);
        const [word = ""] = searchWords(q);
        const isFound = searchText([], phone).includes(word);
        assert.equal(partsOfPhone(phone, q).length > 0, isFound, `${phone} by ${q}`);
      }),
    );
  });
});

test("A search text has no repeated lines", () => {
  const lines = searchText(["Trần Thị Thử", "thu@people.example"], "0912345678").split("\n");
  assert.deepEqual(lines, ["tran thi thu", "thu@people.example", "0912345678", "+84912345678"]);
});

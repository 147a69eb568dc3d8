import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestEmail } from "#contract/email-address.ts";
import { Email } from "#contract/fields.ts";
import { emailKey } from "#server/db/search.ts";
import { onSqlite, startTestApp } from "./app.ts";
import { ApplicationCalls } from "./application-calls.ts";
import { startMailServer } from "./mail-server.ts";
import { waitUntil } from "./wait-until.ts";

const taken = [
  "r&d@people.example",
  "o'neil+jobs@people.example",
  "a!#$%*/=?^_`{|}~-b@people.example",
  "an@xn--80a1acny.xn--p1ai",
  "an@почта.рф",
  "an@công-ty.vn",
  "an@例え.テスト",
  "AN@MÜLLER.example",
  "a@b.co",
];
const refused = [
  "an",
  "@people.example",
  "an@people",
  "an@@people.example",
  ".an@people.example",
  "an.@people.example",
  "a..n@people.example",
  "an binh@people.example",
  "nguyễn@people.example",
  "an@-people.example",
  "an@people-.example",
  "an@people..example",
  "an@people.example.",
  "an@people.e",
  "an@127.0.0.1",
  "an@[127.0.0.1]",
  "an@pe_ople.example",
  `${"a".repeat(65)}@people.example`,
  `an@${"a".repeat(64)}.example`,
  "an@people.example,binh@people.example",
  "<an@people.example>",
];

test("addresses with any allowed character and with internationalised domains are taken", () => {
  for (const email of taken) assert.equal(Email.safeParse(email).data, email);
  for (const email of refused) assert.equal(Email.safeParse(email).success, false, email);
  assert.equal(Email.parse(" an＠people．example\u200b"), "an@people.example");
});

test("an internationalised domain is one address, typed or encoded", () => {
  assert.equal(emailKey("An@Почта.рф"), emailKey("an@xn--80a1acny.xn--p1ai"));
  assert.equal(emailKey("an@people.example"), "an@people.example");
});

test("likely slips are asked about, and addresses that exist are not", () => {
  for (const [typed, meant] of [
    ["an@gmial.com", "an@gmail.com"],
    ["An.Le@GMAIL.CON", "An.Le@gmail.com"],
    ["an@gmai.com", "an@gmail.com"],
    ["an@gmail.co", "an@gmail.com"],
    ["an@gnail.com", "an@gmail.com"],
    ["an@yaho.com", "an@yahoo.com"],
    ["an@yahoo.con.vn", "an@yahoo.com.vn"],
    ["an@hotmial.com", "an@hotmail.com"],
    ["an@outlok.com", "an@outlook.com"],
    ["an@iclould.com", "an@icloud.com"],
  ] as const) {
    assert.equal(suggestEmail(typed), meant);
  }
  for (const email of [
    "an@gmail.com",
    "an@mail.com",
    "an@ymail.com",
    "an@fpt.com",
    "an@company.example",
    "an@",
    "gmial.com",
  ]) {
    assert.equal(suggestEmail(email), undefined, email);
  }
});

onSqlite("Emails to unusual addresses", (engine) => {
  test("reach the mail server with an encoded domain", async () => {
    const mail = await startMailServer();
    const app = await startTestApp(engine, {
      SMTP_URL: mail.url,
      MAIL_FROM: "site@company.example",
    });
    const calls = await new ApplicationCalls(app).signIn();
    const addresses = ["r&d@people.example", "an@почта.рф"];
    for (const email of addresses) await calls.submit({ email });
    const recipients = () => mail.received.flatMap(({ headers }) => headers.get("to") ?? []);
    for (const address of ["r&d@people.example", "an@xn--80a1acny.xn--p1ai"]) {
      await waitUntil(address, () => recipients().some((to) => to.includes(address)));
    }
  });
});

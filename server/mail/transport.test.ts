import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimedEmail } from "./queue.ts";
import { classifySmtpError, secretsOf } from "./transport.ts";

const email: ClaimedEmail = {
  id: "0190a0b0-0000-7000-8000-000000000001",
  kind: "received",
  to_name: "Trần Thị Thử",
  to_email: "thu@people.example",
  subject: "Thử",
  text: "Thử",
  html: "<p>Thử</p>",
  created_at: "2026-11-22T00:00:00.000Z",
  attempts: 1,
};

test("the reason contains no credentials, however the server repeats them", () => {
  const secrets = secretsOf("smtp://site%40mail.example:kho%20b%C3%A1u@mail.example:587");
  const plain = Buffer.from("\0site@mail.example\0kho báu").toString("base64");
  const alone = Buffer.from("kho báu").toString("base64");
  const response = `535 5.7.8 AUTH PLAIN ${plain} is not for thu@people.example; ${alone}, kho báu?`;
  const result = classifySmtpError(Object.assign(new Error(), { response }), email, secrets);
  assert.deepEqual(result, {
    state: "again",
    reason: "535 5.7.8 AUTH PLAIN … is not for …; …, …?",
  });
});

test("a server without a password has no secrets", () => {
  assert.deepEqual(secretsOf("smtp://mail.example"), []);
});

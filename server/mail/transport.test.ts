import assert from "node:assert/strict";
import { test } from "node:test";
import { classifySmtpError, secretsOf } from "./transport.ts";

test("the reason contains no credentials, however the server repeats them", () => {
  const secrets = secretsOf("smtp://site%40mail.example:kho%20b%C3%A1u@mail.example:587");
  const plain = Buffer.from("\0site@mail.example\0kho báu").toString("base64");
  const alone = Buffer.from("kho báu").toString("base64");
  const response = `535 5.7.8 AUTH PLAIN ${plain} is not for thu@people.example; ${alone}, kho báu?`;
  const result = classifySmtpError(Object.assign(new Error(), { response }), [
    ...secrets,
    "thu@people.example",
  ]);
  assert.deepEqual(result, {
    state: "retry",
    reason: "535 5.7.8 AUTH PLAIN … is not for …; …, …?",
  });
});

test("a server without a password has no secrets", () => {
  assert.deepEqual(secretsOf("smtp://mail.example"), []);
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as z from "zod/mini";
import { onBothEngines, testApp } from "./app.ts";
import { assertFailure } from "./assert-failure.ts";
import { applicationFields, testPassword, type TestResponse } from "./client.ts";

const invisibleNames = {
  "zero-width spaces": "\u200b\u200b\u200b",
  "joiners and a byte order mark": "\u200c\u200d\u2060\ufeff",
  "Hangul fillers": "\u3164\u115f\u1160\uffa0",
  "bidi controls": "\u202e\u2066\u200f\u061c",
  "soft hyphens": "\u00ad\u00ad",
  "variation selectors and tags": "\ufe0f\u{e0041}",
  "empty Braille cells": "\u2800\u2800",
  "non-characters": "\uffff\ufdd0\u{1fffe}",
  "separated by spaces": "\u3164 \u200b\u00a0\u3000\u3164",
};

/** Sent names and their stored form. */
const cleanedNames = {
  "An\u202egnol\u202c Nguyen": "Angnol Nguyen",
  "\u2067 Nguyễn Văn An\u2069": "Nguyễn Văn An",
  "Trần\u200e Thị\u200f Bình\u061c": "Trần Thị Bình",
  "Lê\u200b Văn\u2060 Cường\ufeff": "Lê Văn Cường",
  "Phan\u200c Thị\u200d Du\u00adyên": "Phan Thị Duyên",
  "Hồ\tVăn\u000bEm\u0007\r\n": "Hồ Văn Em",
  "A\u0302u Pha\u0323m": "Âu Phạm",
};

/** Persian and Indic spelling needs joiners; an emoji is visible. */
const keptNames = ["Đỗ Thị Ánh", "علی‌رضا", "क्‍ष", "김민준", "🧑‍💻 An"];

onBothEngines("The name of a person", (engine) => {
  const app = testApp(engine);
  let admin: string;
  let user: string;
  let userId: string;
  let addresses = 0;
  before(async () => {
    admin = (await app.client.createSignedIn("admin")).tokens.accessToken;
    const account = await app.client.createSignedIn("user");
    user = account.tokens.accessToken;
    userId = account.id;
  });
  const freshEmail = () => `name${(addresses += 1)}@people.example`;

  /** The calls that accept a name. */
  const inputs: Record<string, (name: string) => Promise<TestResponse>> = {
    "POST /users": (name) =>
      app.client.call("POST", "/api/v1/users", {
        token: admin,
        body: { name, email: freshEmail() },
      }),
    "PATCH /users/{id}": (name) =>
      app.client.call("PATCH", `/api/v1/users/${userId}`, { token: admin, body: { name } }),
    "PATCH /users/me/profile": (name) =>
      app.client.call("PATCH", "/api/v1/users/me/profile", { token: user, body: { name } }),
    "POST /auth/signup": (name) =>
      app.client.call("POST", "/api/v1/auth/signup", {
        body: { name, email: freshEmail(), password: testPassword },
      }),
    "POST /auth/reset-password": (name) =>
      app.client.call("POST", "/api/v1/auth/reset-password", {
        body: { token: "none", name, email: freshEmail(), password: testPassword },
      }),
    "POST /applications": (full_name) =>
      app.client.call("POST", "/api/v1/applications", {
        body: applicationFields({ full_name, email: freshEmail() }),
      }),
  };
  const fields = "Please check the highlighted fields.";

  for (const [input, send] of Object.entries(inputs)) {
    const errors: Record<string, string[]> =
      input === "POST /applications"
        ? { full_name: ["Full name must be at least 2 characters"] }
        : { name: ["Name is required"] };
    for (const [what, name] of Object.entries(invisibleNames)) {
      test(`${input}: 422 for ${what}`, async () => {
        assertFailure(await send(name), 422, fields, errors);
      });
    }
  }

  const Named = z.object({
    name: z.optional(z.string()),
    user: z.optional(z.object({ name: z.string() })),
  });
  const stored = async (input: string, name: string) => {
    const answer = await inputs[input]?.(name);
    assert.ok(answer !== undefined && answer.status < 300, answer?.text);
    if (input === "POST /applications") {
      const newest = app.db.selectFrom("applications").select("full_name").orderBy("id", "desc");
      return (await newest.executeTakeFirstOrThrow()).full_name;
    }
    const body = Named.parse(answer.body);
    return body.name ?? body.user?.name;
  };
  for (const input of Object.keys(inputs).filter((key) => key !== "POST /auth/reset-password")) {
    test(`${input}: removes hidden marks and nothing else`, async () => {
      for (const [name, cleaned] of Object.entries(cleanedNames)) {
        assert.equal(await stored(input, name), cleaned);
      }
      for (const name of keptNames) assert.equal(await stored(input, name), name);
    });
  }
});

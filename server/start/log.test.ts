import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { test } from "node:test";
import * as z from "zod/mini";
import { createLog } from "./log.ts";
import { startTestApp } from "#server/testing/app.ts";
import { applicationFields, testPassword } from "#server/testing/client.ts";
import { rawRequest, sendRaw } from "#server/testing/raw.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";

/** A log and its output. */
function openLog() {
  let written = "";
  const log = createLog("info", {
    write: (line) => {
      written += line;
    },
  });
  return { log, written: () => written };
}

const Line = z.looseObject({ level: z.number(), time: z.iso.datetime(), msg: z.string() });

/** Parses every line, by all characters that end a line for some reader. */
function readLines(written: string): z.infer<typeof Line>[] {
  // oxlint-disable-next-line no-control-regex -- what a terminal or another reader takes for more than text
  assert.doesNotMatch(written, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
  assert.match(written, /\n$/);
  const lines = written.slice(0, -1).split("\n");
  return lines.map((line) => Line.parse(JSON.parse(line)));
}

const forged = `{"level":50,"time":1,"msg":"forged"}`;
const hostile = [
  `\n${forged}\n`,
  `\r\n${forged}\r\n`,
  `","msg":"forged","x":"`,
  `"}\n${forged}`,
  `\u2028${forged}\u2029`,
  `\u0085${forged}`,
  `\u001b[2J\u001b[1;31mforged\u001b[0m\u009b31m`,
  `\b\b\b\u0000\u007f`,
  `\\n${forged}\\`,
  "${forged} %s %o %j",
];

test("an error is logged with type and stack, without the values that PostgreSQL quotes", () => {
  const { log, written } = openLog();
  const error = Object.assign(new Error('invalid input: "an.binh@people.example"'), {
    severity: "ERROR",
    code: "23505",
    detail: "Key (email_key)=(an.binh@people.example) already exists.",
  });
  log.error({ err: new Error("request failed", { cause: error }) }, "request failed");
  assert.match(written(), /23505/);
  assert.match(written(), /log\.test\.ts/);
  assert.doesNotMatch(written(), /people\.example/);
});

test("a hostile text stays in one log line", () => {
  const { log, written } = openLog();
  for (const text of hostile) {
    log.info({ path: text }, "page not found");
    log.error({ err: new Error(text, { cause: new Error(text) }) }, text);
  }
  const lines = readLines(written());
  assert.equal(lines.length, 2 * hostile.length);
  assert.equal(lines.filter(({ msg }) => msg === "forged").length, 0);
  const paths = lines.flatMap(({ path }) => (path === undefined ? [] : [path]));
  assert.deepEqual(paths, hostile);
});

test("visitors cannot forge log lines, and each call is logged with time, route and status", async () => {
  const dist = await makeSmallSite();
  const app = await startTestApp("sqlite", {}, { dist });
  try {
    const { email } = await app.client.createAccount("user");
    for (const text of hostile) {
      const encoded = encodeURIComponent(text);
      const inHead = encodeURI(text).slice(0, 500);
      const headers = { "user-agent": inHead, referer: inHead, cookie: `language=${inHead}` };
      await fetch(`${app.url}/no/${encoded}?q=${encoded}`, {
        headers: { ...headers, accept: "text/html" },
      });
      await fetch(`${app.url}/api/v1/applications/${encoded}?${encoded}=${encoded}`, { headers });
      const login = { email: text, password: testPassword };
      await app.client.call("POST", "/api/v1/auth/login", { body: login, headers });
      const signUp = { email: `${text}@people.example`, name: text, password: testPassword };
      await app.client.call("POST", "/api/v1/auth/signup", { body: signUp });
      await app.client.call("POST", "/api/v1/auth/login", { body: { email, password: text } });
      const fields = applicationFields({ full_name: text, position: text, notes: text });
      await app.client.call("POST", "/api/v1/applications", { body: fields });
      const raw = rawRequest(`GET /api/v1/users?${inHead}`, { "user-agent": text });
      await sendRaw(app.url, Buffer.from(raw, "latin1")).catch(() => undefined);
    }
    await fetch(`${app.url}/healthz`);
    const lines = readLines(app.logged());
    assert.equal(lines.filter(({ msg }) => msg === "forged").length, 0);
    const checks = lines.filter(({ route }) => route === "/healthz");
    assert.deepEqual(
      checks.map(({ level }) => level),
      [20],
    );
    const missing = lines.filter(({ msg }) => msg === "page not found");
    assert.equal(missing.length, hostile.length);
    const completed = lines.filter(({ msg }) => msg === "request completed");
    assert.ok(completed.length >= 4 * hostile.length, `${completed.length} requests`);
    const Call = z.object({
      time: z.iso.datetime(),
      reqId: z.uuid(),
      method: z.string(),
      route: z.optional(z.string()),
      status: z.number(),
      milliseconds: z.number(),
    });
    for (const line of completed) assert.ok(Call.safeParse(line).success, JSON.stringify(line));
  } finally {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  }
});

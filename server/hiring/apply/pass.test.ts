import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { openLinks } from "#server/mail/sealed-links.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { FilesOutageError } from "#server/files/files.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const minute = 60_000;
const limits = { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1", APPLY_PER_NETWORK: "12" };

onBothEngines("Applications in one name", (engine) => {
  const app = testApp(engine, limits, { clock: "stopped" });

  const apply = async (
    network: string,
    fields: Record<string, string>,
    {
      server = app,
      hasFile = false,
      key = crypto.randomUUID(),
    }: { server?: TestApp; hasFile?: boolean; key?: string } = {},
  ) => {
    const form = { name: "cv.pdf", bytes: tinyPdf() };
    const given = applicationFields(fields);
    const path = `/api/v1/applications${hasFile ? "/upload" : ""}`;
    const response = await server.client.call("POST", path, {
      body: hasFile ? applicationForm(given, form) : given,
      headers: { "x-forwarded-for": network, "idempotency-key": key },
    });
    const code: unknown = Reflect.get(Object(Reflect.get(Object(response.body), "error")), "code");
    return { status: response.status, code };
  };
  const applyTimes = async (count: number, network: string, email: string) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) {
      statuses.push((await apply(network, { email })).status);
    }
    return statuses;
  };
  const times = (count: number, status: number) => Array<number>(count).fill(status);
  const stored = async (email: string) =>
    (await app.db.selectFrom("applications").select("id").where("email", "=", email).execute())
      .length;
  const askPass = (email: string, network = "198.51.100.1") =>
    app.client.call("POST", "/api/v1/applications/pass", {
      body: { email },
      headers: { "x-forwarded-for": network, "accept-language": "vi" },
    });
  const passes = async (email: string) => {
    const rows = await app.db
      .selectFrom("outbox")
      .select(["id", "text"])
      .where("kind", "=", "apply_pass")
      .where("to_email", "=", email)
      .orderBy("id")
      .execute();
    return rows.map(
      ({ id, text }) =>
        /careers\/apply#pass=([\w-]+)/.exec(openLinks(app.keys, id, text))?.[1] ?? "",
    );
  };

  test("are five in ten minutes and ten a day from one network: a stranger locks nobody out", async () => {
    const email = "mot.nguoi@people.example";
    assert.deepEqual(await applyTimes(6, "203.0.113.1", email), [...times(5, 201), 429]);
    assert.deepEqual(await applyTimes(1, "203.0.113.2", email), [201]);
    app.advance(10 * minute);
    assert.deepEqual(await applyTimes(6, "203.0.113.1", email.toUpperCase()), [
      ...times(5, 201),
      429,
    ]);
    app.advance(10 * minute);
    const refused = await apply("203.0.113.1", { email });
    assert.deepEqual(refused, { status: 429, code: "too_many_applications" });
    assert.equal((await apply("203.0.113.1", { email: "nguoi.khac@people.example" })).status, 201);
    assert.deepEqual(await applyTimes(1, "203.0.113.3", email), [201]);
    app.advance(24 * hourMs);
    assert.deepEqual(await applyTimes(1, "203.0.113.1", email), [201]);
  });

  test("are 30 a day from all networks, on all servers together", async () => {
    const { databaseUrl } = app.config;
    const other =
      databaseUrl === undefined
        ? app
        : await startTestApp(engine, { ...limits, DATABASE_URL: databaseUrl });
    other.stopClock();
    other.advance(app.clock().getTime() - other.clock().getTime());
    const email = "moi.mang@people.example";
    const statuses = [];
    for (let index = 0; index < 32; index += 1) {
      const server = index % 2 === 0 ? app : other;
      statuses.push((await apply(`198.18.0.${index >> 2}`, { email }, { server })).status);
    }
    assert.deepEqual(statuses, [...times(30, 201), 429, 429]);
    assert.equal(await stored(email), 30);
    if (other !== app) await other.close();
  });

  test("pass their limits once with a link that the address gets, one an hour", async () => {
    const email = "chu.dia.chi@people.example";
    const network = "203.0.113.7";
    await applyTimes(5, network, email);
    const said = [await askPass(email), await askPass(email), await askPass(email)];
    assert.deepEqual(
      said.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(new Set(said.map(({ text }) => text)).size, 1);
    const [pass = "", ...more] = await passes(email);
    assert.deepEqual(more, []);

    // Neither an application that is refused, nor one that cannot be stored, nor one of another address uses it.
    assert.equal((await apply(network, { email, pass, full_name: "" })).status, 422);
    const outage = mock.method(app.files, "store", () =>
      Promise.reject(new FilesOutageError("a test", true)),
    );
    assert.equal((await apply(network, { email, pass }, { hasFile: true })).status, 503);
    outage.mock.restore();
    await applyTimes(5, network, "ke.khac@people.example");
    const stranger = await apply(network, { email: "ke.khac@people.example", pass });
    assert.equal(stranger.status, 429);

    const key = crypto.randomUUID();
    const both = await Promise.all([
      apply(network, { email, pass }, { key }),
      apply(network, { email: "CHU.dia.chi@people.example", pass }),
    ]);
    assert.equal(both.filter(({ status }) => status === 201).length, 1, JSON.stringify(both));
    assert.equal((await stored(email)) + (await stored("CHU.dia.chi@people.example")), 6);
    assert.equal((await apply(network, { email, pass })).status, 429);

    app.advance(hourMs);
    await askPass(email);
    const [, next = ""] = await passes(email);
    app.advance(24 * hourMs);
    await applyTimes(5, network, email);
    assert.equal((await apply(network, { email, pass: next })).status, 429, "it is a day old");
  });

  test("leave no address of a stranger in the links, and the limit of the network stays", async () => {
    const email = "chua.ung.tuyen@people.example";
    await askPass(email);
    const rows = await app.db
      .selectFrom("one_time_tokens")
      .select("email")
      .where("purpose", "=", "apply")
      .execute();
    assert.ok(rows.length > 0 && rows.every((row) => row.email?.includes("@") === false));
    const [pass = ""] = await passes(email);
    const network = "203.0.113.9";
    for (let index = 0; index < 12; index += 1) {
      await apply(network, { email: `hoi.cho.${index}@people.example` });
    }
    assert.equal((await apply(network, { email, pass })).code, "too_many_requests");
    assert.equal((await apply("203.0.113.10", { email, pass })).status, 201);
  });
});

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { TLSSocket } from "node:tls";
import { sql } from "kysely";
import { Failure } from "#contract/failure.ts";
import { openDb } from "#server/db/open.ts";
import { storeState } from "#server/db/state.ts";
import { Readiness } from "#server/operations/health.ts";
import { makeCertificate } from "../../testing/proxies.ts";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { startFaultyConnection } from "#server/testing/faulty-connection.ts";
import { listen } from "#server/testing/free-port.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { ask, startServer, until, type Server } from "#server/testing/server-process.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";

describe("A server without its database", { skip: withoutPostgres }, () => {
  let dist: string;
  let dataDir: string;
  before(async () => {
    dist = await makeSmallSite();
    dataDir = await mkdtemp(join(tmpdir(), "site-late-"));
  });
  after(() => Promise.all([dist, dataDir].map((folder) => rm(folder, { recursive: true }))));

  const assertRefused = async (server: Server) => {
    const { response, text } = await ask(server, "/api/v1/positions");
    assert.equal(response.status, 503, text);
    assert.equal(response.headers.get("retry-after"), "5");
    assert.equal(Failure.parse(JSON.parse(text)).error.code, "unavailable");
  };

  test("waits for it, serves the pages that need none, then migrates it and goes on", async () => {
    const { url, drop } = await createDatabase();
    const connection = await startFaultyConnection(url);
    connection.fail("refused");
    const server = await startServer(dist, { DATA_DIR: dataDir, DATABASE_URL: connection.url });
    await until(server, "Waiting for the database. DATABASE_URL cannot be used: ");
    await waitUntil("the server to listen", () =>
      fetch(`${server.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { response, text } = await ask(server, "/readyz");
    assert.equal(response.status, 503);
    assert.equal(Readiness.parse(JSON.parse(text)).checks.database, "failed");
    assert.equal((await ask(server, "/")).response.status, 200);
    assert.equal((await ask(server, "/login")).response.status, 200);
    for (const path of ["/careers", "/careers/engineer", "/sitemap.xml", "/careers/feed.xml"]) {
      const answer = await ask(server, path);
      assert.equal(answer.response.status, 503, path);
      assert.equal(answer.response.headers.get("retry-after"), "5");
    }
    await assertRefused(server);

    await connection.recover();
    await untilReady(server.url);
    await until(server, "is ready at");
    assert.equal((await ask(server, "/api/v1/positions")).response.status, 200);
    await waitUntil("the careers page", async () => (await ask(server, "/careers")).response.ok);
    assert.equal((await ask(server, "/sitemap.xml")).response.status, 200);
    assert.equal(server.count("Waiting for the database"), 1, server.output());
    assert.equal(server.count('"level":50'), 0, server.output());

    // A later outage has two lines, whatever the number of calls.
    connection.fail("refused");
    for (let calls = 0; calls < 20; calls += 1) await assertRefused(server);
    await connection.recover();
    await untilReady(server.url);
    await until(server, "calls refused");
    assert.match(server.output(), /"msg":"database lost: DATABASE_URL cannot be used: /);
    assert.match(server.output(), /"msg":"database back after \d+ s, \d+ calls refused"/);
    assert.equal(server.count('"level":50'), 1, server.output());

    assert.equal(await server.stop(), 0);
    connection.close();
    await drop();
  });

  test("stops while it waits, and ends when the database belongs to another secret", async () => {
    const { url, drop } = await createDatabase();
    const connection = await startFaultyConnection(url);
    connection.fail("refused");
    const environment = { DATA_DIR: dataDir, DATABASE_URL: connection.url };
    const waiting = await startServer(dist, environment);
    await until(waiting, "Waiting for the database");
    assert.equal(await waiting.stop(), 0);

    await connection.recover();
    const first = await startServer(dist, environment);
    await until(first, "is ready at");
    await first.stop();
    connection.fail("refused");
    const secret = { AUTH_SECRET: "another secret of the tests, long enough" };
    const other = await startServer(dist, { ...environment, ...secret });
    await until(other, "Waiting for the database");
    await connection.recover();
    await until(other, "AUTH_SECRET is not the secret that this database was used with");
    assert.equal(await other.stop(), 78);
    connection.close();
    await drop();
  });

  test("waits for it again when it is lost after the migration", async () => {
    const { url, drop } = await createDatabase();
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url };
    const first = await startServer(dist, environment);
    await until(first, "is ready at");
    await first.stop();
    const db = await openDb({ databaseUrl: url, dataDir, onLost: () => undefined });
    const at = new Date();
    const noProcess = 2 ** 31 - 1;
    await storeState({ db, now: at }, "lease:backup", `${hostname()} ${noProcess}`);
    await sql`create function lose() returns trigger language plpgsql as
      $$ begin raise exception 'lost' using errcode = '57P01'; end $$`.execute(db);
    await sql`create trigger lose before delete on state execute function lose()`.execute(db);
    const server = await startServer(dist, environment);
    await until(server, "Waiting for the database");
    await sql`drop trigger lose on state`.execute(db);
    await until(server, "is ready at");
    assert.equal(await server.stop(), 0);
    await db.destroy();
    await drop();
  });

  test("starts without its file store and its mail server", async () => {
    const server = await startServer(dist, {
      DATA_DIR: join(dataDir, "alone"),
      SMTP_URL: "smtp://127.0.0.1:9",
      S3_BUCKET: "company-files",
      S3_ENDPOINT: "http://127.0.0.1:9",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "hidden",
    });
    await until(server, "is ready at");
    await until(server, "file store lost: S3_BUCKET cannot be used: ");
    const { text } = await ask(server, "/readyz");
    assert.equal(Readiness.parse(JSON.parse(text)).checks.files, "failed");
    assert.equal((await ask(server, "/careers")).response.status, 200);
    assert.equal(await server.stop(), 0);
  });
});

test("a certificate that PostgreSQL signed itself is named, with how to trust it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-certificate-"));
  const dist = await makeSmallSite();
  const { cert, key } = makeCertificate(folder);
  const secure = { isServer: true, cert: await readFile(cert), key: await readFile(key) };
  const postgres = createServer((socket) => {
    socket.on("error", () => undefined);
    // The answer to a request for TLS.
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, secure).on("error", () => undefined);
    });
  });
  const port = await listen(postgres);
  const server = await startServer(dist, {
    DATA_DIR: folder,
    DATABASE_URL: `postgres://site:hidden@127.0.0.1:${port}/site?sslmode=verify-full`,
  });
  await until(server, "Waiting for the database");
  assert.match(
    server.output(),
    /^Waiting for the database\. DATABASE_URL cannot be used: the certificate of PostgreSQL is not accepted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. To trust its CA, add sslmode=verify-full&sslrootcert=.+$/m,
  );
  assert.match(server.output(), /^[^\n]*"starting version \d+\.\d+\.\d+, with the schema \d{3}-/);
  assert.doesNotMatch(server.output(), /hidden|^ +at /m);
  await server.stop();
  postgres.close();
  await Promise.all([folder, dist].map((path) => rm(path, { recursive: true })));
});

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, test } from "node:test";
import { countApplications } from "#server/hiring/applications/list.ts";
import { loadKeys } from "#server/start/secret.ts";
import { ConfigError, readConfig } from "#server/start/config.ts";
import { newId } from "#server/db/id.ts";
import { migrate } from "#server/db/migrate.ts";
import { claimDataDir, DataInUseError } from "#server/db/one-server.ts";
import { countRowsByTable, sumTable, tableNames } from "#server/db/table-rows.ts";
import { openFiles } from "#server/files/open.ts";
import { fillPositions } from "#server/positions/first-positions.ts";
import { readPositions } from "#server/positions/records.ts";
import { startTestApp } from "#server/testing/app.ts";
import {
  refusalMessage,
  withStoreAt,
  createLocation,
  removeLocations,
  type StoreLocation,
} from "#server/testing/store-locations.ts";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { withoutPostgres } from "#server/testing/database.ts";
import { fakeKeys, storedPath } from "#server/testing/s3-server.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";
import { insertSeed } from "../../scripts/seed/insert.ts";
import { moveStore, readMove } from "./migrate-store.ts";
import { erasedHash } from "#server/db/erased-remains.ts";
import { erasedId, fillRemains } from "#server/testing/fill-remains.ts";
import { readResumes } from "./resumes.ts";

const secret = "a secret of the tests, long enough";
const program = join(import.meta.dirname, "..", "..", "scripts", "migrate-store.ts");

/**
 * Fills a location with users and applications, half of them with a resume, a portrait, a changed email
 * text, and positions, one of which had another address.
 */
async function fillLocation(location: StoreLocation, applications: number): Promise<void> {
  await withStoreAt(location, async ({ db, files }) => {
    await migrate(db);
    const until = new Date("2026-11-01T00:00:00.000Z");
    await insertSeed({ db, files }, { users: 20, applications, seed: 1, resumes: 0.5, until });
    const user = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const bytes = Buffer.from([0, 255, 128, 10, 0]);
    await db.insertInto("avatars").values({ key: "a-portrait", user_id: user.id, bytes }).execute();
    await db
      .insertInto("email_templates")
      .values({
        id: newId(until),
        kind: "receipt",
        language: "vi",
        name: null,
        subject: "Đã nhận hồ sơ",
        text: "Cảm ơn {name}.",
        updated_by: user.id,
        updated_at: until.toISOString(),
      })
      .execute();
    await fillRemains({ db, files }, until);
    await fillPositions(db, until);
    const [position] = await readPositions(db);
    if (position === undefined) throw new Error("The content has no positions");
    const former = { slug: "former-address", position_id: position.id };
    await db.insertInto("former_slugs").values(former).execute();
  });
  const { DATABASE_URL: _ignored, ...local } = location;
  if (location["AUTH_SECRET"] === undefined) await loadKeys(readConfig(local));
}

/** The checksum of every table, and of every resume that was read back whole. */
const contentsOf = (place: StoreLocation) =>
  withStoreAt(place, async ({ db, files }) => {
    const tables = [];
    for (const table of tableNames) tables.push([table, await sumTable(db, table)]);
    const resumes = [];
    for await (const { content, ...resume } of readResumes(db, files)) {
      assert.ok(content, `the resume ${resume.key} is missing or damaged`);
      resumes.push(resume);
    }
    assert.ok(
      (await files.listErased())?.includes(erasedHash(erasedId)),
      "the ledger is beside the files",
    );
    // A word of some cover letters, which the index of the search must find again.
    const found = await countApplications(db, { q: "postgresql" }, new Date());
    return { tables, resumes, found };
  });

/** The environment of a move. */
const between = (source: StoreLocation, target: Record<string, string>): StoreLocation => ({
  ...source,
  ...Object.fromEntries(Object.entries(target).map(([name, value]) => [`TO_${name}`, value])),
});

const move = async (
  source: StoreLocation,
  target: Record<string, string>,
  shutdownTimeoutMs?: number,
) =>
  moveStore(
    await readMove(between(source, target)),
    shutdownTimeoutMs === undefined ? {} : { shutdownTimeoutMs },
  );

const without = (place: StoreLocation, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(place).filter(([name]) => !names.includes(name)));

async function filled(engine: "sqlite" | "postgres", kind: "disk" | "s3", applications = 4) {
  const place = await createLocation(engine, kind);
  const source = engine === "postgres" ? { ...place, AUTH_SECRET: secret } : place;
  await fillLocation(source, applications);
  return source;
}

describe("A move", { skip: withoutPostgres }, () => {
  after(removeLocations);

  for (const [from, fromFiles, to, toFiles] of [
    ["sqlite", "disk", "postgres", "s3"],
    ["postgres", "disk", "postgres", "s3"],
    ["postgres", "s3", "sqlite", "disk"],
  ] as const) {
    test(`from ${from} and ${fromFiles} to ${to} and ${toFiles} moves every row and every byte`, async () => {
      const source = await filled(from, fromFiles, 20);
      const place = await createLocation(to, toFiles);
      // A folder is named only where everything moves into it.
      const target = without(
        place,
        ...(to === "sqlite" && toFiles === "disk" ? [] : ["DATA_DIR"]),
        ...(from === to ? ["DATABASE_URL"] : []),
      );
      const there = await contentsOf(source);
      const { made_at: _first, ...manifest } = await move(source, target);
      assert.equal(manifest.resumes.files, there.resumes.length);
      assert.deepEqual(await contentsOf({ ...source, ...target }), there);

      const { made_at: _second, ...again } = await move(source, target);
      assert.deepEqual(again, manifest, "a second run changes nothing");
    });
  }

  test("of the rows alone leaves the resumes in place", async () => {
    const source = await filled("sqlite", "disk");
    const { DATABASE_URL = "" } = await createLocation("postgres", "disk");
    await move(source, { DATABASE_URL });
    assert.deepEqual(await contentsOf({ ...source, DATABASE_URL }), await contentsOf(source));
    // A target with one changed byte has other data.
    await withStoreAt({ ...source, DATABASE_URL }, ({ db }) =>
      db
        .updateTable("avatars")
        .set({ bytes: Buffer.from([0, 255, 128, 10, 1]) })
        .execute(),
    );
    assert.match(
      await refusalMessage(move(source, { DATABASE_URL })),
      /has other data[^]+avatars has other rows/,
    );
  });

  test("that is killed can be run again, and prints the next variables but no secret", async () => {
    const source = await filled("sqlite", "disk", 40);
    const target = without(await createLocation("postgres", "s3"), "DATA_DIR");
    const environment = between(source, target);
    const there = await contentsOf(source);
    const files = await openFiles(readConfig({ ...source, ...target, AUTH_SECRET: secret }));
    for (const copied of [1, there.resumes.length]) {
      const running = run(environment);
      await waitUntil(
        `the ${copied} first files`,
        async () => {
          const arrived = await Array.fromAsync(files.list());
          return arrived.length >= copied || running.exitCode !== null;
        },
        { timeoutMs: 60_000 },
      );
      running.kill("SIGKILL");
      if (running.signalCode === null && running.exitCode === null) await once(running, "exit");
    }
    const [code, output] = await outcome(run(environment));
    assert.equal(code, 0, output);
    assert.match(output, /^Moved and verified every row and every file\.$/m);
    assert.deepEqual(await contentsOf({ ...source, ...target }), there);

    assert.match(output, /DATABASE_URL with the value of TO_DATABASE_URL/);
    assert.ok(output.includes(`S3_BUCKET=${target["S3_BUCKET"]}`));
    assert.ok(output.includes(`AUTH_SECRET with the content of ${source.DATA_DIR}/auth-secret`));
    const kept = (await readFile(join(source.DATA_DIR, "auth-secret"), "utf8")).trim();
    const { password } = new URL(target["DATABASE_URL"] ?? "");
    for (const hidden of [kept, password, ...Object.values(fakeKeys)])
      assert.ok(!output.includes(hidden));
    const app = await startTestApp("sqlite", { ...source, ...target, AUTH_SECRET: kept });
    await untilReady(app.url);
    await app.close();
  });

  test("back from a bucket asks to remove all variables of the bucket", async () => {
    const source = await filled("sqlite", "s3");
    const [code, output] = await outcome(
      run(between(source, await createLocation("sqlite", "disk"))),
    );
    assert.equal(code, 0, output);
    assert.match(output, /^ {2}without S3_BUCKET and the other S3_\* variables$/m);
    assert.throws(() => readConfig(without(source, "S3_BUCKET")), ConfigError);
  });

  test("is refused while a server is running on either side", async () => {
    const source = await filled("sqlite", "disk");
    const target = without(await createLocation("postgres", "s3"), "DATA_DIR");
    const claim = await claimDataDir(source.DATA_DIR);
    await assert.rejects(move(source, target), DataInUseError);
    claim.release();
    // The pool of an idle server keeps one connection.
    await withStoreAt({ ...source, ...target }, async ({ db }) => {
      await db.introspection.getTables();
      await assert.rejects(move(source, target, 0), DataInUseError);
    });
    await move(source, target);
  });

  test("is rolled back when a server runs on the source at its end", async () => {
    const source = await filled("postgres", "disk");
    const target = await createLocation("sqlite", "disk");
    const moving = await readMove(between(source, target));
    await withStoreAt(source, async ({ db }) => {
      let starting: Promise<unknown> | undefined;
      // The server is started once the move has begun.
      const onEntry = () => void (starting ??= db.introspection.getTables());
      await assert.rejects(moveStore(moving, { onEntry, shutdownTimeoutMs: 0 }), DataInUseError);
      await starting;
    });
    await withStoreAt(target, async ({ db }) => assert.deepEqual(await countRowsByTable(db), []));
  });

  test("is refused by a target with other rows or files, which stay", async () => {
    const source = await filled("sqlite", "disk");
    const other = await filled("postgres", "s3", 6);
    const before = await contentsOf(other);
    const target = without(other, "DATA_DIR", "AUTH_SECRET");
    assert.match(
      await refusalMessage(move(source, target)),
      /has other data; nothing was changed[^]+applications has 6 rows instead of 4/,
    );
    assert.match(
      await refusalMessage(move(source, without(other, "DATA_DIR", "AUTH_SECRET", "DATABASE_URL"))),
      /not empty; nothing was changed. It has\n {2}resumes, such as/,
    );
    assert.deepEqual(await contentsOf(other), before);
  });

  test("continues after a damaged resume and names it", async () => {
    const source = await filled("sqlite", "disk", 8);
    const { resumes } = await contentsOf(source);
    const key = resumes[0]?.key ?? "";
    await writeFile(storedPath(readConfig(source), key), "something else");
    const manifest = await move(source, without(await createLocation("sqlite", "s3"), "DATA_DIR"));
    assert.deepEqual(manifest.lost, [key]);
    assert.equal(manifest.resumes.files, resumes.length - 1);
  });

  test("without a target or to an invalid one is refused", async () => {
    const source = await filled("sqlite", "disk", 2);
    const refused = (target: Record<string, string>, words: RegExp) =>
      assert.rejects(readMove(between(source, target)), (error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.message, words);
        return true;
      });
    await refused({}, /^Nothing to move: set TO_DATABASE_URL, TO_S3_BUCKET or TO_DATA_DIR$/);
    await refused({ DATA_DIR: source.DATA_DIR }, /^Nothing to move/);
    await refused({ DATABASE_URL: "mysql://host/db" }, /^TO_DATABASE_URL must be an address/);
    await refused({ S3_BUCKET: "company-files" }, /^TO_S3_REGION is required/);
    const { DATA_DIR } = await createLocation("sqlite", "disk");
    await assert.rejects(readMove({ DATA_DIR, TO_S3_BUCKET: "x" }), /no server has ever started/);
  });
});

function run(environment: Record<string, string>) {
  return spawn(process.execPath, [program], {
    env: { ...bareEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function outcome(running: ReturnType<typeof run>): Promise<[number | null, string]> {
  const [output, errors] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, "close"),
  ]);
  return [running.exitCode, output + errors];
}

import assert from "node:assert/strict";
import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { onSqlite, testApp } from "#server/testing/app.ts";
import type { Manifest } from "./archive.ts";
import { writeBackup } from "./make-backup.ts";
import { packArchive, asJson } from "./write-archive.ts";
import { createWriteStream } from "node:fs";
import { isRotationPaused, judgeSize, rotateBackups } from "./rotation.ts";

onSqlite("The rotation of backups", (engine) => {
  const app = testApp(engine);
  let folder: string;
  let own: string;
  let foreign: string;
  let unnamed: string;
  let strange: string;
  let marks: Pick<Manifest, "store" | "secret">;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-rotation-"));
    const { path, manifest } = await writeBackup(app, join(folder, "own"));
    own = path;
    foreign = join(folder, "foreign");
    unnamed = join(folder, "unnamed");
    const { store: _, tables: __, resumes: ___, lost: ____, ...header } = manifest;
    const write = (target: string, content: object) =>
      packArchive(createWriteStream(target), ({ add }) => add("archive.json", asJson(content)));
    await write(foreign, { ...header, store: "01890000-0000-7000-8000-00000000000f" });
    await write(unnamed, header);
    strange = join(folder, "strange");
    await write(strange, { ...header, secret: { isIncluded: false, id: "of another site" } });
    marks = manifest;
  });
  after(() => rm(folder, { recursive: true }));

  const dayMs = 86_400_000;
  const backupOf = (day: number) => `backup-2026-01-${String(day).padStart(2, "0")}T00-00-00Z.tar`;
  const rotate = (target: string, keep: number) =>
    rotateBackups({ folder: target, keep, store: marks }, new Date());
  const filled = async (files: Record<string, string>) => {
    const target = await mkdtemp(join(folder, "backups-"));
    for (const [name, source] of Object.entries(files)) {
      await copyFile(source, join(target, name));
      const old = new Date(Date.now() - 31 * dayMs);
      await utimes(join(target, name), old, old);
    }
    return target;
  };

  test("counts and removes only the backups of this store", async () => {
    const target = await filled({
      [backupOf(1)]: own,
      [backupOf(2)]: own,
      [backupOf(3)]: own,
      [backupOf(4)]: foreign,
      [backupOf(5)]: foreign,
      [backupOf(6)]: foreign,
    });
    await writeFile(join(target, backupOf(7)), "no archive");
    assert.equal(await rotate(target, 2), 1);
    assert.deepEqual((await readdir(target)).toSorted(), [2, 3, 4, 5, 6, 7].map(backupOf));
  });

  test("removes backups without an id once enough of this store exist", async () => {
    const target = await filled({
      [backupOf(1)]: unnamed,
      [backupOf(2)]: unnamed,
      [backupOf(3)]: own,
    });
    assert.equal(await rotate(target, 2), 0);
    await copyFile(own, join(target, backupOf(4)));
    assert.equal(await rotate(target, 2), 2);
    assert.deepEqual((await readdir(target)).toSorted(), [3, 4].map(backupOf));
  });

  test("keeps backups without an id that have the secret of another site", async () => {
    const target = await filled({
      [backupOf(1)]: strange,
      [backupOf(2)]: own,
      [backupOf(3)]: own,
    });
    assert.equal(await rotate(target, 2), 0);
  });

  test("counts names of a clock that was ahead as the oldest", async () => {
    const ahead = "backup-2999-01-01T00-00-00Z.tar";
    const target = await filled({ [ahead]: own, [backupOf(1)]: own, [backupOf(2)]: own });
    assert.equal(await rotate(target, 2), 1);
    assert.deepEqual((await readdir(target)).toSorted(), [1, 2].map(backupOf));
  });

  test("removes backups of upgrades of this store after 30 days, and nothing that an operator made", async () => {
    const made = ["before-1.1.0-0a1b2c3d-20260101-120000.tar", "replaced-20260101-120000.tar"];
    const kept = ["before-fair.tar", "replaced-all.tar", "before-20260101.tar"];
    const target = await filled(Object.fromEntries([...made, ...kept].map((name) => [name, own])));
    await copyFile(foreign, join(target, "replaced-20260102-120000.tar"));
    await utimes(join(target, "replaced-20260102-120000.tar"), 0, 0);
    assert.equal(await rotate(target, 7), 2);
    assert.deepEqual(
      (await readdir(target)).toSorted(),
      [...kept, "replaced-20260102-120000.tar"].toSorted(),
    );
  });

  const sized = (rows: number, files: number) => ({
    tables: { applications: { rows, sha256: "" } },
    resumes: { files, bytes: 0 },
  });
  const judge = (rows: number, files = 0, accept = false) =>
    judgeSize(app.db, sized(rows, files), new Date(), accept);

  test("pauses after a backup that shrank to a tenth, until three later ones agree", async () => {
    assert.equal(await judge(300, 100), true);
    assert.equal(await judge(40, 100), true);
    assert.equal(await judge(300, 100), true);
    for (const _backup of [1, 2, 3]) {
      assert.equal(await judge(30, 100), false);
      assert.equal(await isRotationPaused(app.db), true);
    }
    assert.equal(await judge(30, 100), true);
    assert.equal(await isRotationPaused(app.db), false);
  });

  test("pauses when resumes are gone, goes on when they are back or the operator accepts", async () => {
    assert.equal(await judge(30, 2), false);
    assert.equal(await judge(30, 100), true);
    assert.equal(await judge(30, 2), false);
    assert.equal(await judge(30, 2, true), true);
    assert.equal(await judge(30, 3), true);
  });
});

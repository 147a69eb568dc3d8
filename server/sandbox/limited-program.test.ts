import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { OverloadError } from "#server/sandbox/concurrency-limiter.ts";
import { examineResume } from "#server/hiring/resumes/resume-type.ts";
import type { Input } from "#server/testing/limited-program.ts";
import { resumes } from "#server/testing/resumes.ts";
import { LimitedProgramError, limitedProgram, places, type Limits } from "./limited-program.ts";

const program = new URL("../testing/limited-program.ts", import.meta.url);
const serverProgram = new URL("../testing/limited-program-server.ts", import.meta.url);
const limits: Limits = {
  milliseconds: 60_000,
  heapMb: 64,
  memoryMb: 256,
  concurrency: 4,
  queueLength: 0,
  outputBytes: 10_000,
};
const run = (input: Input, changes: Partial<Limits> = {}, signal?: AbortSignal) =>
  limitedProgram(program, { ...limits, ...changes })(() => input, signal);

const endsFor = (reason: LimitedProgramError["reason"]) => (error: unknown) => {
  assert.ok(error instanceof LimitedProgramError, String(error));
  assert.equal(error.reason, reason);
  return true;
};

test("returns the result of the program, including bytes", async () => {
  const bytes = Buffer.from("Kỹ năng");
  const answer = await run({ echo: { bytes, list: [1, null] } });
  assert.deepEqual(answer, { bytes, list: [1, null] });
});

test("hides the environment of the server from the program", async () => {
  process.env["SECRET_OF_THE_SERVER"] = "x";
  const names = await run({ do: "list variables" });
  assert.ok(Array.isArray(names) && !names.includes("SECRET_OF_THE_SERVER"), String(names));
});

test("kills a program after its time", async () => {
  await assert.rejects(run({ do: "loop" }, { milliseconds: 500 }), endsFor("time"));
});

test("kills a program whose heap grows", async () => {
  await assert.rejects(run({ do: "fill heap" }), endsFor("memory"));
});

test("kills a program whose memory outside of the heap grows", async () => {
  await assert.rejects(run({ do: "fill memory" }), endsFor("memory"));
});

test("gives an input its processor time, however long it waits for a processor", async () => {
  assert.equal(await run({ do: "pause", echo: "done" }, { milliseconds: 400 }), "done");
});

test("ends a program that only waits", async () => {
  await assert.rejects(run({ do: "wait" }, { milliseconds: 100 }), endsFor("time"));
});

test("refuses a result above its limit", async () => {
  assert.equal(await run({ echo: "x".repeat(9_000) }), "x".repeat(9_000));
  await assert.rejects(run({ echo: "x".repeat(11_000) }), endsFor("crash"));
});

test("ends the program, and leaves the queue, when the client disconnects", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "limited-"));
  t.after(() => rm(folder, { recursive: true }));
  const pidFile = join(folder, "pid");
  const client = new AbortController();
  const gone = new Error("gone");
  const queued = limitedProgram(program, { ...limits, concurrency: 1, queueLength: 1 });
  const isGone = (error: unknown) => error === gone;
  const running = assert.rejects(
    queued(() => ({ do: "loop", pidFile }), client.signal),
    isGone,
  );
  const waiting = assert.rejects(
    queued(() => ({ echo: "never" }), client.signal),
    isGone,
  );
  await until(() => existsSync(pidFile) && readFileSync(pidFile).length > 0, "it never started");
  const pid = Number(readFileSync(pidFile, "utf8"));
  client.abort(gone);
  await Promise.all([running, waiting]);
  await until(() => !isAlive(pid), "it goes on");
  assert.equal(await queued(() => ({ echo: "next" })), "next");
});

for (const crash of ["throw", "exit"] as const) {
  test(`reports a program that crashes: ${crash}`, async () => {
    await assert.rejects(run({ do: crash }), endsFor("crash"));
    assert.equal(await run({ echo: "next" }), "next");
  });
}

test("limits concurrent runs, fills the queue, then refuses", async () => {
  const queued = limitedProgram(program, {
    ...limits,
    milliseconds: 1_000,
    concurrency: 1,
    queueLength: 1,
  });
  const runOne = (input: Input) => queued(() => input);
  const running = assert.rejects(runOne({ do: "loop" }), endsFor("time"));
  const waiting = runOne({ echo: "waited" });
  await assert.rejects(runOne({ echo: "too many" }), OverloadError);
  await running;
  assert.equal(await waiting, "waited");
});

test("runs few programs of all kinds, and keeps a place for an upload beside ten that never end", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "limited-"));
  t.after(() => rm(folder, { recursive: true }));
  const client = new AbortController();
  const gone = new Error("gone");
  const ended: number[] = [];
  const hostile = Array.from({ length: 10 }, (_, index) => {
    const pidFile = join(folder, String(index));
    const ofOneKind = limitedProgram(program, { ...limits, concurrency: 10 });
    return assert
      .rejects(
        ofOneKind(() => ({ do: "wait", pidFile }), client.signal),
        (error) => error === gone,
      )
      .finally(() => ended.push(index));
  });
  const started = () => readdirSync(folder).length;
  await until(() => started() === places - 1, "they never started");
  const [resume] = resumes;
  assert.deepEqual(await examineResume(resume?.path ?? ""), { type: resume?.extension });
  assert.equal(started(), places - 1);
  assert.deepEqual(ended, []);
  client.abort(gone);
  await Promise.all(hostile);
});

for (const [when, task, signal] of [
  ["the server is asked to stop", "loop", "SIGTERM"],
  ["the server is killed", "wait", "SIGKILL"],
  ["the server is killed while the program is busy", "loop", "SIGKILL"],
] as const) {
  test(`ends a program when ${when}`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), "limited-"));
    t.after(() => rm(folder, { recursive: true }));
    const pidFile = join(folder, "pid");
    const server = fork(serverProgram, { execArgv: [], serialization: "advanced" });
    server.send({ do: task, pidFile });
    await until(() => existsSync(pidFile) && readFileSync(pidFile).length > 0, "it never started");
    const pid = Number(readFileSync(pidFile, "utf8"));
    assert.ok(isAlive(pid));
    server.kill(signal);
    await until(() => !isAlive(pid), "it goes on");
  });
}

async function until(condition: () => boolean, problem: string): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!condition()) {
    assert.ok(Date.now() < giveUpAt, problem);
    await pause(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

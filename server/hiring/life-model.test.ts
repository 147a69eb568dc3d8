import * as fc from "fast-check";
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import type { LifeCommand } from "#server/testing/life/acts.ts";
import { apply } from "#server/testing/life/applicant.ts";
import { lives } from "#server/testing/life/lives.ts";
import { type Invariant, InvariantError, LifeModel } from "#server/testing/life/model.ts";
import { tryPairs } from "#server/testing/life/pairs.ts";
import { traces } from "#server/testing/life/traces.ts";
import { LifeWorld } from "#server/testing/life/world.ts";
import { startMailServer } from "#server/testing/mail-server.ts";

/** Invariants that are not kept yet, with the reason. Their trace must break them. */
const pending: Partial<Record<Invariant, string>> = {};

// `LIFE_MODEL_RUNS=2000 LIFE_MODEL_SEED=7` lives longer or otherwise.
const isLong = process.env["TEST_ENGINES"] === "both";
const numRuns = Number(process.env["LIFE_MODEL_RUNS"] ?? (isLong ? 30 : 16));
const firstSeed = Number(process.env["LIFE_MODEL_SEED"] ?? 20_261_128);

onBothEngines("Any life of an application", (engine) => {
  // Each engine gets other lives, and other pairs.
  const part = ({ sqlite: 0, postgres: 1 } as const)[engine];
  const seed = firstSeed + part;
  const mail = startMailServer();
  const environment = async () => ({
    SMTP_URL: (await mail).url,
    RATE_LIMIT: "on",
    TRUST_PROXY: "127.0.0.1",
  });
  const app = testApp(engine, environment, { clock: "stopped" });
  const isPending = (invariant: Invariant) => pending[invariant] !== undefined;
  const usual = new Set(traces.map(({ invariant }) => invariant).filter(isPending));
  let world: LifeWorld;
  const noteCrash = (error: unknown) => void world.crashes.push(error);
  before(async () => {
    world = new LifeWorld(app, await mail);
    process.on("uncaughtExceptionMonitor", noteCrash);
  });
  after(() => process.off("uncaughtExceptionMonitor", noteCrash));

  async function live(life: readonly LifeCommand[], without: ReadonlySet<Invariant>) {
    const model = new LifeModel();
    world.pending = without;
    await world.begin();
    for (const command of [apply(0), ...life]) await command.run(model, world);
  }

  for (const { invariant, commands } of traces) {
    const reason = pending[invariant];
    test(`${invariant}${reason === undefined ? "" : `, not yet: ${reason}`}`, async () => {
      const others = usual.difference(new Set([invariant]));
      if (reason === undefined) return live(commands, others);
      const isBroken = (error: unknown) =>
        error instanceof InvariantError && error.invariant === invariant;
      await assert.rejects(
        live(commands, others),
        isBroken,
        "it is kept: remove it from `pending`",
      );
    });
  }

  test("keeps the invariants with commands in any order", async (t) => {
    const property = fc.asyncProperty(lives, (life) => live(life, usual));
    await fc.assert(property, { numRuns, seed });
    t.diagnostic(`${numRuns} lives, seed ${seed}, ${world.report()}`);
  });

  test("keeps the invariants with each command after each other", { skip: !isLong }, async (t) => {
    world.pending = usual;
    const tried = await tryPairs(world, part, numRuns * 25);
    t.diagnostic(`${tried} pairs tried; with the random lives ${world.report()}`);
  });
});

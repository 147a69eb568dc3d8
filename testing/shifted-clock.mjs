// @ts-check
// Starts the clock of a process and of its children at TEST_CLOCK:
// TEST_CLOCK=2026-12-31T23:50+07:00 node --import ./testing/shifted-clock.mjs --test server/…
const { env } = process;
// Children go on from the time of their parent.
env["TEST_CLOCK_AHEAD"] ??= String(Date.parse(env["TEST_CLOCK"] ?? "") - Date.now());
const aheadMs = Number(env["TEST_CLOCK_AHEAD"]);
if (Number.isNaN(aheadMs)) throw new Error("TEST_CLOCK must be an instant");

const RealDate = Date;
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const own = `--import=${import.meta.url}`;
const options = env["NODE_OPTIONS"] ?? "";
if (!options.includes(own)) env["NODE_OPTIONS"] = `${options} ${own}`.trim();

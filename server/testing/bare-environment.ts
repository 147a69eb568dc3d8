/** The environment that a program needs to run, without any configuration. */
export function bareEnvironment(): Record<string, string> {
  const names = ["PATH", "NODE_COMPILE_CACHE", "NODE_OPTIONS", "TEST_CLOCK", "TEST_CLOCK_AHEAD"];
  const needed = names.map((name) => [name, process.env[name]]);
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined));
}

/** The environment that a program needs to run, without any configuration. */
export function bareEnvironment(): Record<string, string> {
  const needed = ["PATH", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name]]);
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined));
}

/** What a program needs to run, and nothing that it could be set up with. */
export function bareEnvironment(): Record<string, string> {
  const needed = ["PATH", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name]]);
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined));
}

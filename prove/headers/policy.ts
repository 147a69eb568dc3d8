/** A policy by its directives. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads a Content-Security-Policy; undefined where it says nothing, says a thing twice, or is several. */
export function readPolicy(header: string): Policy | undefined {
  if (header.trim() === "" || header.includes(",")) return undefined;
  const policy = new Map<string, ReadonlySet<string>>();
  for (const directive of header.split(";")) {
    const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === "") continue;
    if (policy.has(name)) return undefined;
    policy.set(name, new Set(sources.length === 0 ? ["'none'"] : sources));
  }
  return policy;
}

const anywhere = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const inline = ["'unsafe-inline'", "data:"];

/**
 * What a policy is worth, of a page that came by https. As the Observatory has it: the first of these
 * that is true, from the worst to the best.
 */
export function worthOfPolicy(policy: Policy | undefined): { points: number; says: string } {
  if (policy === undefined) return { points: -25, says: "no policy that can be read" };
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? new Set(["*"]);
  const scripts = withoutIdleInline(of("script-src"));
  const styles = withoutIdleInline(of("style-src"));
  const plain = (sources: Iterable<string>) =>
    Array.from(sources).some((source) => /^(?:http|ftp):/.test(source));
  const passive = ["img-src", "media-src"];
  const active = Array.from(policy)
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, sources]) => Array.from(sources));

  if (hasOneOf(scripts, [...anywhere, ...inline]) || hasOneOf(of("object-src"), anywhere)) {
    return { points: -20, says: "scripts or objects may come from anywhere" };
  }
  if (plain(active)) return { points: -20, says: "loads over plain http" };
  if (hasOneOf([...scripts, ...styles], ["'unsafe-eval'"])) {
    return { points: -10, says: "texts may become programs" };
  }
  if (plain(passive.flatMap((name) => Array.from(of(name))))) {
    return { points: -10, says: "pictures or films over plain http" };
  }
  if (hasOneOf(styles, [...anywhere, ...inline])) {
    return { points: 0, says: "styles may come from anywhere" };
  }
  const standard = policy.get("default-src");
  return standard?.size === 1 && standard.has("'none'")
    ? { points: 10, says: "nothing that is not named" }
    : { points: 5, says: "default-src is not 'none'" };
}

/** A browser that knows hashes and nonces takes no heed of 'unsafe-inline' beside one. */
function withoutIdleInline(sources: ReadonlySet<string>): readonly string[] {
  const all = Array.from(sources);
  const isNamed = all.some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source));
  return isNamed ? all.filter((source) => source !== "'unsafe-inline'") : all;
}

function hasOneOf(sources: Iterable<string>, sought: readonly string[]): boolean {
  return Array.from(sources).some((source) => sought.includes(source));
}

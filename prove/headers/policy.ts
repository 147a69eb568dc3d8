/** A policy by its directives. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses a Content-Security-Policy; undefined when empty, multiple or with duplicate directives. */
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

/** The Observatory's score of a policy on an https page: the first matching rule, from worst to best. */
export function scorePolicy(policy: Policy | undefined): { points: number; flaw: string } {
  if (policy === undefined) return { points: -25, flaw: "no valid policy" };
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? new Set(["*"]);
  const scripts = withoutIgnoredInline(of("script-src"));
  const styles = withoutIgnoredInline(of("style-src"));
  const plain = (sources: Iterable<string>) =>
    Array.from(sources).some((source) => /^(?:http|ftp):/.test(source));
  const passive = ["img-src", "media-src"];
  const active = Array.from(policy)
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, sources]) => Array.from(sources));

  if (includesAny(scripts, [...anywhere, ...inline]) || includesAny(of("object-src"), anywhere)) {
    return { points: -20, flaw: "scripts or objects may come from anywhere" };
  }
  if (plain(active)) return { points: -20, flaw: "loads over plain http" };
  if (includesAny([...scripts, ...styles], ["'unsafe-eval'"])) {
    return { points: -10, flaw: "unsafe-eval" };
  }
  if (plain(passive.flatMap((name) => Array.from(of(name))))) {
    return { points: -10, flaw: "images or media over plain http" };
  }
  if (includesAny(styles, [...anywhere, ...inline])) {
    return { points: 0, flaw: "styles may come from anywhere" };
  }
  const standard = policy.get("default-src");
  return standard?.size === 1 && standard.has("'none'")
    ? { points: 10, flaw: "default-src is 'none'" }
    : { points: 5, flaw: "default-src is not 'none'" };
}

/** Browsers ignore 'unsafe-inline' beside a hash or nonce. */
function withoutIgnoredInline(sources: ReadonlySet<string>): readonly string[] {
  const all = Array.from(sources);
  const hasHashOrNonce = all.some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source));
  return hasHashOrNonce ? all.filter((source) => source !== "'unsafe-inline'") : all;
}

function includesAny(sources: Iterable<string>, wanted: readonly string[]): boolean {
  return Array.from(sources).some((source) => wanted.includes(source));
}

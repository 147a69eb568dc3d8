// @ts-check
/**
 * @typedef {{ version?: string, integrity?: string, license?: string, dev?: boolean, optional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} LockFile
 */

/**
 * The bill of materials of a build, as CycloneDX 1.5: every package of the lock file with its version,
 * hash and license, and what it needs. What the server loads and what is part of the site's files is
 * `required`, what stands in for it on another machine `optional`, and what only builds and tests
 * `excluded`. The same lock file and site give the same bytes; it holds no time, path or host.
 * @param {LockFile} lock
 * @param {ReadonlySet<string>} bundled folders of packages whose code is in the site's files
 */
export function billOfMaterials(lock, bundled) {
  const places = Object.keys(lock.packages).filter((place) => place !== "");
  /** @type {Map<string, ReturnType<typeof componentOf>>} */
  const components = new Map();
  /** @type {Map<string, Set<string>>} */
  const needs = new Map();
  for (const place of places.sort()) {
    const component = componentOf(place, lock.packages[place] ?? {}, bundled.has(place));
    const reference = component["bom-ref"];
    const known = components.get(reference);
    if (known === undefined || rank(component.scope) < rank(known.scope)) {
      components.set(reference, component);
    }
    const needed = needs.get(reference) ?? new Set();
    for (const one of neededBy(place, lock)) needed.add(one);
    needs.set(reference, needed);
  }
  const product = `pkg:npm/${lock.name}@${lock.version}`;
  needs.set(product, new Set(neededBy("", lock)));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: {
        "bom-ref": product,
        type: "application",
        name: lock.name,
        version: lock.version,
        purl: product,
      },
    },
    components: Array.from(components.values()),
    dependencies: Array.from(needs, ([ref, needed]) => ({
      ref,
      dependsOn: Array.from(needed).sort(),
    })).sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
}

const scopes = ["required", "optional", "excluded"];
/** @param {string} scope */
const rank = (scope) => scopes.indexOf(scope);

/**
 * @param {string} place
 * @param {Locked} locked
 * @param {boolean} isBundled
 */
function componentOf(place, locked, isBundled) {
  const reference = purlOf(place, locked);
  const [group, name] = namesOf(place);
  const [algorithm = "", hash = ""] = (locked.integrity ?? "").split("-", 2);
  const isNeeded = isBundled || locked.dev !== true;
  return {
    "bom-ref": reference,
    type: "library",
    ...(group === undefined ? {} : { group }),
    name,
    version: locked.version,
    scope: !isNeeded ? "excluded" : locked.optional === true ? "optional" : "required",
    purl: reference,
    ...(hash === ""
      ? {}
      : {
          hashes: [
            {
              alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
              content: Buffer.from(hash, "base64").toString("hex"),
            },
          ],
        }),
    ...(locked.license === undefined ? {} : { licenses: [{ expression: locked.license }] }),
  };
}

/**
 * The scope of a package's name, if it has one, and the rest of it.
 * @param {string} place
 * @returns {[string | undefined, string]}
 */
function namesOf(place) {
  const full = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  const [first = "", second] = full.split("/");
  return second === undefined ? [undefined, first] : [first, second];
}

/**
 * @param {string} place
 * @param {Locked} locked
 */
function purlOf(place, locked) {
  const [group, name] = namesOf(place);
  const path = group === undefined ? name : `${group.replace("@", "%40")}/${name}`;
  return `pkg:npm/${path}@${locked.version}`;
}

/**
 * What a package needs, as Node finds it: in its own folder first, then in those around it.
 * @param {string} place
 * @param {LockFile} lock
 */
function neededBy(place, lock) {
  const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let around = place; ; around = around.slice(0, around.lastIndexOf("node_modules/"))) {
      const at = `${around === "" || around.endsWith("/") ? around : `${around}/`}node_modules/${name}`;
      const found = lock.packages[at];
      if (found !== undefined) return [purlOf(at, found)];
      if (around === "") return [];
      around = around.replace(/\/$/, "");
    }
  });
}

/**
 * The folder of the package a module of the build is part of, as the lock file names it.
 * @param {string} id
 */
export function packageOf(id) {
  return /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(
    id.replaceAll("\\", "/").replace(/^.*?\/(?=node_modules\/)/, ""),
  )?.[1];
}

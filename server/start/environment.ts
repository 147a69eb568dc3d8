import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables whose values may be in a file. */
const secretNames = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "DATABASE_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "ADMIN_PASSWORD",
] as const;

export const isSecretName = (name: string): boolean =>
  secretNames.some((secretName) => secretName === name);

/**
 * Reads each secret from the file that `<NAME>_FILE` names, or from the systemd credential `<NAME>`, unless
 * the variable itself is set. Returns a problem for each file that cannot be read.
 */
export function readSecretFiles(environment: Environment) {
  const read: Record<string, string | undefined> = {};
  const problems: string[] = [];
  for (const name of secretNames) {
    const fileName = `${name}_FILE`;
    const given = environment[fileName];
    if (given !== undefined && environment[name] !== undefined) {
      problems.push(`${fileName} and ${name} are both set: remove one of them`);
    }
    const path = given ?? credentialPath(environment, name);
    if (path === undefined || environment[name] !== undefined) continue;
    read[fileName] = undefined;
    try {
      read[name] = readFileSync(path, "utf8").trimEnd();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`${fileName} cannot be read: ${reason}`);
    }
  }
  return { environment: { ...environment, ...read }, problems };
}

function credentialPath({ CREDENTIALS_DIRECTORY: folder }: Environment, name: string) {
  const path = folder === undefined ? undefined : join(folder, name);
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** What other programs, and guesses, call the same settings. */
const otherNames: Readonly<Record<string, RegExp>> = {
  SMTP_URL: /^(?:SMTP|MAIL|EMAIL)_(?:HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD|URL)$/,
  MAIL_FROM: /^(?:SMTP|EMAIL)_(?:FROM|SENDER)$/,
  SITE_URL: /^(?:BASE|PUBLIC|APP|ROOT)_URL$/,
  DATABASE_URL: /^(?:DB|POSTGRES|POSTGRESQL|PG)_URL$|^(?:DB|DATABASE)_(?:HOST|USER|PASSWORD)$/,
  DATA_DIR: /^DATA_(?:PATH|FOLDER|DIRECTORY)$/,
  BACKUP_DIR: /^BACKUPS?_(?:DIRS|PATH|FOLDER|DIRECTORY)$/,
  TRUST_PROXY: /^(?:TRUST|TRUSTED)_(?:PROXY|PROXIES)$/,
  CLAMD_URL: /^(?:CLAMD|CLAMAV)_(?:URL|HOST|ADDRESS|SOCKET)$/,
  AUTH_SECRET: /^(?:AUTH|APP|SESSION|JWT)_(?:SECRET|SECRET_KEY)$/,
};

/** A warning for each set variable whose name is nearly that of a variable of the server, or means the same. */
export function misspelledNames(environment: Environment, names: readonly string[]): string[] {
  const known = [...names, ...secretNames.map((name) => `${name}_FILE`)];
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (other) => isNearly(name, other) || otherNames[other]?.test(name) === true,
      );
      if (meant === undefined) return [];
      return [`${name} is set, which the server does not know: did you mean ${meant}?`];
    });
}

/** Whether two names differ by one character that is missing, replaced or swapped with the next one. */
function isNearly(name: string, other: string): boolean {
  const shortened = (text: string) =>
    [text].concat(Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)));
  const candidates = new Set(shortened(other));
  return shortened(name).some((candidate) => candidates.has(candidate));
}

import { isIP } from "node:net";
import type { Config } from "#server/context.ts";

/** Where personal data lie or go, and whether that is abroad. */
export type Place = {
  use: "database" | "files" | "backups" | "mail" | "scanner";
  /** A folder, or a host without credentials. */
  where: string;
  location: "here" | "vietnam" | "abroad";
};

/** The places of a configuration. A host that neither is this machine nor has a Vietnamese domain counts as abroad. */
export function placesOf({
  dataDir,
  databaseUrl,
  s3,
  backups,
  smtpUrl,
  clamdUrl,
}: Pick<Config, "dataDir" | "databaseUrl" | "s3" | "backups" | "smtpUrl" | "clamdUrl">): Place[] {
  const folder = (use: Place["use"], where: string): Place => ({ use, where, location: "here" });
  const host = (use: Place["use"], url: string): Place => {
    const { hostname } = new URL(url);
    return { use, where: hostname, location: locationOf(hostname) };
  };
  const bucket = s3 && (s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`);
  return [
    databaseUrl === undefined ? folder("database", dataDir) : host("database", databaseUrl),
    bucket === undefined ? folder("files", dataDir) : host("files", bucket),
    ...(backups === undefined ? [] : [folder("backups", backups.folder)]),
    ...(smtpUrl === undefined ? [] : [host("mail", smtpUrl)]),
    ...(clamdUrl === undefined ? [] : [host("scanner", clamdUrl)]),
  ];
}

const privateAddress = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

function locationOf(hostname: string): Place["location"] {
  const name = hostname.replaceAll(/^\[|\]$/g, "");
  if (name === "localhost" || name === "::1" || privateAddress.test(name)) return "here";
  // A name without a dot is a machine of the same network, such as a container.
  if (isIP(name) === 0 && !name.includes(".")) return "here";
  return name.endsWith(".vn") ? "vietnam" : "abroad";
}

// Addresses of services, as variables give them. They may hold a user and a password.

/** Whether no character of user and password is taken for the end of the host or for an escape. */
function isEncoded(value: string, url: URL | null): boolean {
  if (url === null) return !value.includes("@") || /^[^/]*\/\/[^/?#]*@/.test(value);
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return false;
  }
  return url.hash === "" && !url.pathname.includes("@") && !/^\?[^=]*@/.test(url.search);
}

const unencoded =
  "must have user and password percent-encoded: %25 for %, %23 for #, %2F for /, %3F for ?, %40 for @";

/** A value as a message may show it: without user, password and parameters, and with a number alone as its port. */
function shown(value: string): string {
  if (!/^[a-z][a-z\d+.-]*:/i.test(value)) return "";
  const address = value.replace(/^([^/:]*:\/*).*@/s, "$1...@").replace(/[?#].*/s, "");
  const isPassword = value.includes("@") ? /$^/ : /(:\/*[^/:]+:)[^/]*[^/\d][^/]*/;
  return `, not "${address.replace(isPassword, "$1...")}"`;
}

/** A socket file, or a host; PostgreSQL has one of its own where the address names none. */
function hasHost({ protocol, hostname, pathname }: URL): boolean {
  const hasPath = pathname.length > 1;
  if (protocol === "unix:") return hostname === "" && hasPath;
  return hostname !== "" || (protocol.startsWith("postgres") && hasPath);
}

/** Why a value is no address that begins with one of these protocols, in words without its password. */
export function addressProblem(value: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(value);
  if (value.includes("//") && !isEncoded(value, url)) return unencoded;
  const port = /^[^/]*\/\/(?:[^/?#]*@)?[^/?#@]*[^/?#@:[]:([^/?#@\]]+)(?:[/?#]|$)/.exec(value)?.[1];
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    return `must have a port from 1 to 65535${shown(value)}`;
  }
  const start = protocols.find((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
  if (url !== null && start !== undefined && hasHost(url)) return undefined;
  const starts = protocols.map((protocol) => `${protocol}//`).join(" or ");
  const rest = protocols.includes("unix:") ? "a host or a socket file" : "a host";
  return `must be an address that starts with ${starts} and ${rest}${shown(value)}`;
}

const quoted = /^(["']).*\1$/s;

/** Why a value is not what was meant if a file with variables kept its quotes, as `docker --env-file` does. */
export const quotesProblem = (value: string, isSecret: boolean): string | undefined =>
  quoted.test(value)
    ? `must be without the quotes around it${isSecret ? "" : `, not ${value}`}: not every reader of a file of variables removes them`
    : undefined;

import type { ClaimedLetter, Outcome } from "./queue.ts";

/**
 * What a failed attempt means for the letter. Only a lasting refusal (5xx) of its recipient or its
 * content concerns the letter itself: it has failed at once, since sending it again would only hurt
 * the sender's name. Everything else may pass or be mended, and is tried again for three days:
 * 4xx (greylisting, a full mailbox), a server that is away or silent, and a 5xx to the greeting,
 * the sign-in or our own sender address, which is a fault of the set-up and not of the letter.
 */
export function judge(error: unknown, letter: ClaimedLetter, secrets: readonly string[]): Outcome {
  const reason = reasonOf(error, [...secrets, letter.to_email]);
  return { state: isFinal(error) ? "failed" : "again", reason };
}

/** What must not be kept of a mail server's words, should it repeat how we signed in. */
export function secretsOf(smtpUrl: string | undefined): string[] {
  const { username, password } = new URL(smtpUrl ?? "smtp://unset");
  if (password === "") return [];
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const encoded = [`\0${name}\0${secret}`, secret].map((text) =>
    Buffer.from(text).toString("base64"),
  );
  return [...encoded, secret];
}

/** What the log may say of a failed attempt: the kind of trouble, never an address. */
export function troubleOf(error: unknown): { code: string; reply: number | null } {
  return {
    code: read(error, "code", "string") ?? "unknown",
    reply: read(error, "responseCode", "number") ?? null,
  };
}

const longestReason = 500;

/** The server's own words, without what it must not repeat. */
function reasonOf(error: unknown, hidden: readonly string[]): string {
  const words =
    read(error, "response", "string") ?? (error instanceof Error ? error.message : "unknown");
  const shown = hidden.reduce(
    (text, each) => text.replaceAll(new RegExp(RegExp.escape(each), "gi"), "…"),
    words.replaceAll(/[\p{C}\p{Z}]+/gu, " "),
  );
  return shown.trim().slice(0, longestReason);
}

function isFinal(error: unknown): boolean {
  if (read(error, "code", "string") === unusableAddress) return true;
  const reply = read(error, "responseCode", "number") ?? 0;
  const command = read(error, "command", "string") ?? "";
  return reply >= 500 && reply < 600 && (command === "RCPT TO" || command === "DATA");
}

/** Code of the error for a stored address that no mail can be sent to. */
export const unusableAddress = "UNUSABLE_ADDRESS";

type Readable = { string: string; number: number };

function read<Type extends keyof Readable>(
  error: unknown,
  name: string,
  type: Type,
): Readable[Type] | undefined {
  if (!(error instanceof Error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return isOf(value, type) ? value : undefined;
}

const isOf = <Type extends keyof Readable>(value: unknown, type: Type): value is Readable[Type] =>
  typeof value === type;

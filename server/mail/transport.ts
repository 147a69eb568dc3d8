import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { company } from "#content/company.ts";
import { Email } from "#contract/fields.ts";
import type { Config } from "#server/config.ts";
import type { ClaimedLetter, Outcome } from "./queue.ts";

/** Sends emails to the mail server, or saves them to a folder where none is configured. */
type Transport = {
  /** Resolves once the email is taken; rejects with the server's answer. */
  send(email: ClaimedLetter, signal: AbortSignal): Promise<"sent" | "filed">;
  close(): void;
};

/** The folder of emails that are saved to files, and the name of each. */
export const letterFolder = (dataDir: string) => join(dataDir, "outbox");
const letterFile = (id: string) => `${id}.eml`;

/** `answerMs` is how long a mail server may take to answer. Nodemailer is loaded with the first email. */
export function openTransport(config: Config, answerMs: number): Transport {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return { send: (email) => saveToFile(config, email), close: () => undefined };
  }
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    async send(email, signal) {
      const pool = await (opening ??= openPool(smtpUrl, answerMs));
      await pool.sendMail({ ...messageOf(config, email), signal });
      return "sent";
    },
    close: () => void opening?.then((pool) => pool.close()),
  };
}

async function openPool(url: string, answerMs: number) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Reopens an idle connection that the server dropped; all other retries are the queue's.
    maxRequeues: 1,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: 2 * answerMs,
  });
}

async function saveToFile(config: Config, email: ClaimedLetter): Promise<"filed"> {
  const { createTransport } = await import("nodemailer");
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await writer.sendMail(messageOf(config, email));
  const folder = letterFolder(config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, letterFile(email.id));
  const unfinished = `${path}.part`;
  await writeFile(unfinished, message, { mode: 0o600, flush: true });
  await rename(unfinished, path);
  return "filed";
}

/**
 * Id and date of a message are those of the outbox, so that mail programs recognise one that is sent
 * twice. Addresses are passed as objects, never as text to parse.
 */
function messageOf(config: Config, email: ClaimedLetter): SendMailOptions {
  const address = email.to_email;
  if (!Email.safeParse(address).success) {
    throw Object.assign(new Error("Not an address that mail can be sent to"), {
      code: unusableAddress,
    });
  }
  const from = senderOf(config.mailFrom);
  return {
    from,
    to: { name: email.to_name ?? "", address },
    envelope: { from: from.address, to: [address] },
    messageId: `<${email.id}@${new URL(config.siteUrl).hostname}>`,
    date: new Date(email.created_at),
    headers: { "Auto-Submitted": "auto-generated" },
    subject: email.subject,
    text: email.text,
    html: email.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** MAIL_FROM is an address alone, or a name and an address as in `Site <site@host>`. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.replaceAll('"', "").trim() || company.name, address: address.trim() };
}

/**
 * The outcome of a failed attempt. Only a 5xx answer to the recipient or the content fails the email
 * at once, since sending it again would hurt the reputation of the sender. Everything else is tried
 * again for three days: 4xx (greylisting, a full mailbox), an unreachable or silent server, and a 5xx
 * answer to the greeting, the sign-in or the sender address, which is a fault of the configuration.
 */
export function classifySmtpError(
  error: unknown,
  email: ClaimedLetter,
  secrets: readonly string[],
): Outcome {
  const reason = reasonOf(error, [...secrets, email.to_email]);
  return { state: isFinal(error) ? "failed" : "again", reason };
}

/** Credentials in the forms in which a mail server may repeat them. */
export function secretsOf(smtpUrl: string | undefined): string[] {
  const { username, password } = new URL(smtpUrl ?? "smtp://unset");
  if (password === "") return [];
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const encoded = [`\0${name}\0${secret}`, secret].map((text) =>
    Buffer.from(text).toString("base64"),
  );
  return [...encoded, secret];
}

/** The loggable part of an SMTP error; it holds no address. */
export function smtpLogFields(error: unknown): { code: string; reply: number | null } {
  return {
    code: read(error, "code", "string") ?? "unknown",
    reply: read(error, "responseCode", "number") ?? null,
  };
}

const longestReason = 500;

/** The server's answer without credentials and the recipient. */
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
const unusableAddress = "UNUSABLE_ADDRESS";

function read(error: unknown, name: string, type: "string"): string | undefined;
function read(error: unknown, name: string, type: "number"): number | undefined;
function read(error: unknown, name: string, type: string): unknown {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === type ? value : undefined;
}

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { company } from "#content/company.ts";
import { Email } from "#contract/fields.ts";
import type { OutboxTable } from "#server/db/schema.ts";
import type { EmailKind } from "#contract/outbox.ts";
import type { attachmentsOf } from "./attachments.ts";

export type ClaimedEmail = OutboxTable & { to_email: string };

export type OutgoingEmail = ClaimedEmail & {
  replyTo?: string | undefined;
  attachments?: Awaited<ReturnType<typeof attachmentsOf>>;
};

/** `retry` is tried again later; a `failed` email is sent again only by an administrator. */
export type AttemptResult =
  | { state: "sent" | "savedToFile" }
  | { state: "retry" | "failed"; reason: string };

/** Sends emails to the mail server, or saves them to a folder where none is configured. */
export type MailConfig = {
  /** Undefined saves the emails as files in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
  /** The public address of the site without a trailing slash, for links in emails. */
  siteUrl: string;
};

type Transport = {
  /** Resolves once the mail server has accepted the email; rejects with its answer. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<"sent" | "savedToFile">;
  close(): void;
};

export const savedEmailFolder = (dataDir: string) => join(dataDir, "outbox");

/** `timeoutMs` limits each answer of the mail server. Nodemailer is loaded with the first email. */
export function openTransport(config: MailConfig, timeoutMs: number): Transport {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return { send: (email) => saveToFile(config, email), close: () => undefined };
  }
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    async send(email, signal) {
      const pool = await (opening ??= openPool(smtpUrl, timeoutMs));
      await pool.sendMail({ ...messageOf(config, email), signal });
      return "sent";
    },
    close: () =>
      void opening?.then(
        (pool) => pool.close(),
        () => undefined,
      ),
  };
}

async function openPool(url: string, timeoutMs: number) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Reopens an idle connection that the server closed; the queue does all other retries.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  });
}

async function saveToFile(config: MailConfig, email: OutgoingEmail): Promise<"savedToFile"> {
  const { createTransport } = await import("nodemailer");
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await writer.sendMail(messageOf(config, email));
  const folder = savedEmailFolder(config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${email.id}.eml`);
  const unfinished = `${path}.part`;
  await writeFile(unfinished, message, { mode: 0o600, flush: true });
  await rename(unfinished, path);
  return "savedToFile";
}

class UnusableAddressError extends Error {
  constructor() {
    super("No email can be sent to this address");
  }
}

/**
 * Id and date of a message are those of the outbox, so that mail programs recognise a second copy.
 * Addresses are passed as objects, never as text to parse.
 */
function messageOf(config: MailConfig, email: OutgoingEmail): SendMailOptions {
  const address = email.to_email;
  if (Email.safeParse(address).data !== address) throw new UnusableAddressError();
  const from = senderOf(config.mailFrom);
  const isWritten = email.kind === ("message" satisfies EmailKind);
  return {
    from,
    to: { name: email.to_name ?? "", address },
    envelope: { from: from.address, to: [address] },
    messageId: `<${email.id}@${new URL(config.siteUrl).hostname}>`,
    date: new Date(email.created_at),
    ...(email.replyTo !== undefined && { replyTo: { name: "", address: email.replyTo } }),
    // A message of a person may get an automatic answer, such as that the applicant is away.
    headers: isWritten ? {} : { "Auto-Submitted": "auto-generated" },
    subject: email.subject,
    text: email.text,
    html: email.html,
    ...(email.calendar !== null && {
      icalEvent: {
        method: email.calendar_method ?? "REQUEST",
        filename: "interview.ics",
        content: email.calendar,
      },
    }),
    attachments: (email.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** MAIL_FROM is an address alone, or a name and an address as in `Site <site@host>`. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.replaceAll('"', "").trim() || company.name, address: address.trim() };
}

/** The fields that Nodemailer adds to its errors. `DOMException` has a numeric `code`. */
function readSmtpError(error: unknown) {
  const { code, responseCode, command, response, message }: Record<string, unknown> =
    error instanceof Error
      ? { ...Object.fromEntries(Object.entries(error)), message: error.message }
      : {};
  return {
    code: typeof code === "string" ? code : "unknown",
    reply: typeof responseCode === "number" ? responseCode : null,
    command,
    text: String(response ?? message),
  };
}

const maxReasonLength = 500;

/**
 * The result of a failed attempt. Only a 5xx answer to the recipient or the content fails the email
 * at once, since another attempt would hurt the reputation of the sender. Everything else is retried
 * for three days: 4xx (greylisting, a full mailbox), an unreachable or silent server, and a 5xx
 * answer to the greeting, the sign-in or the sender address, which is an error in the configuration.
 * The reason leaves out `confidential` texts: credentials and the recipient.
 */
export function classifySmtpError(error: unknown, confidential: readonly string[]): AttemptResult {
  const { reply, command, text } = readSmtpError(error);
  const isFinal =
    error instanceof UnusableAddressError ||
    (/^5\d\d$/.test(String(reply)) && (command === "RCPT TO" || command === "DATA"));
  const reason = confidential.reduce(
    (shown, hidden) => shown.replaceAll(new RegExp(RegExp.escape(hidden), "gi"), "…"),
    text.replaceAll(/[\p{C}\p{Z}]+/gu, " "),
  );
  return { state: isFinal ? "failed" : "retry", reason: reason.trim().slice(0, maxReasonLength) };
}

/** The credentials in the forms in which a mail server may repeat them. */
export function secretsOf(smtpUrl: string | undefined): string[] {
  const { username, password } = new URL(smtpUrl ?? "smtp://unset");
  if (password === "") return [];
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const encoded = [`\0${name}\0${secret}`, secret].map((text) =>
    Buffer.from(text).toString("base64"),
  );
  return [...encoded, secret];
}

/** The loggable part of an SMTP error; it contains no address. */
export function smtpLogFields(error: unknown): { code: string; reply: number | null } {
  const { code, reply } = readSmtpError(error);
  return { code, reply };
}

import type { SendMailOptions } from "nodemailer";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { Email } from "#contract/fields.ts";
import type { Config } from "#server/config.ts";
import type { ClaimedLetter } from "./queue.ts";
import { unusableAddress } from "./refusal.ts";

/** Takes letters out of the house: to a mail server, or into a folder where none is configured. */
export type Carrier = {
  /** Resolves once the letter has been taken; rejects with the server's answer. */
  carry(letter: ClaimedLetter, signal: AbortSignal): Promise<"sent" | "filed">;
  close(): void;
};

/** `answerMs` is how long a mail server may take to answer at all. */
export function openCarrier(config: Config, answerMs: number): Carrier {
  return config.smtpUrl === undefined
    ? folderCarrier(config)
    : smtpCarrier(config, config.smtpUrl, answerMs);
}

/** Where letters lie that no mail server takes. */
export const letterFolder = (dataDir: string) => join(dataDir, "outbox");
export const letterFile = (id: string) => `${id}.eml`;

// What writes and sends letters is loaded with the first one.

function smtpCarrier(config: Config, url: string, answerMs: number): Carrier {
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    async carry(letter, signal) {
      const pool = await (opening ??= openPool(url, answerMs));
      await pool.sendMail({ ...messageOf(config, letter), signal });
      return "sent";
    },
    close: () => {
      void opening?.then((pool) => pool.close());
    },
  };
}

async function openPool(url: string, answerMs: number) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A connection that the server dropped while idle is opened anew once; all else is our own queue's matter.
    maxRequeues: 1,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: 2 * answerMs,
  });
}

function folderCarrier(config: Config): Carrier {
  const folder = letterFolder(config.dataDir);
  return {
    async carry(letter) {
      const { createTransport } = await import("nodemailer");
      const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await writer.sendMail(messageOf(config, letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, letterFile(letter.id));
      const unfinished = `${path}.part`;
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, path);
      return "filed";
    },
    close: () => undefined,
  };
}

/**
 * The same letter is the same message however often it is sent: its id and date are the outbox's,
 * so that a reader's program can tell a repeated one. Addresses go as objects, never as text to parse.
 */
function messageOf(config: Config, letter: ClaimedLetter): SendMailOptions {
  const address = letter.to_email;
  if (!Email.safeParse(address).success) {
    throw Object.assign(new Error("Not an address that mail can be sent to"), {
      code: unusableAddress,
    });
  }
  const from = senderOf(config.mailFrom);
  return {
    from,
    to: { name: letter.to_name ?? "", address },
    envelope: { from: from.address, to: [address] },
    messageId: `<${letter.id}@${new URL(config.siteUrl).hostname}>`,
    date: new Date(letter.created_at),
    headers: { "Auto-Submitted": "auto-generated" },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** MAIL_FROM is an address alone, or a name and an address as in `Site <site@host>`. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.replaceAll('"', "").trim() || company.name, address: address.trim() };
}

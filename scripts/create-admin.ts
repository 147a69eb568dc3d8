// npm run create-admin: makes an administrator account, also while the server runs.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type * as z from "zod/mini";
import { NewPassword } from "#contract/auth.ts";
import { Email, PersonName } from "#contract/fields.ts";
import { createAdmin } from "#server/auth/first-admin.ts";
import { passwordProblem, Passwords } from "#server/auth/passwords.ts";
import { readConfig } from "#server/config.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { HttpError } from "#server/http/http-error.ts";
import { isServerText, translate } from "#server/http/language.ts";
import { readOptions, Refusal, runCommand } from "./command.ts";

const help = `npm run create-admin -- --email <address> [--name <name>]

Makes an active administrator. The password is read from ADMIN_PASSWORD, or asked for.
The server may be running; it uses the same DATA_DIR or DATABASE_URL.
An account that has this address already is left as it is, and the command fails.`;

await runCommand(run);

async function run(): Promise<void> {
  const { values: options } = readOptions(help, {
    options: { email: { type: "string" }, name: { type: "string" }, help: { type: "boolean" } },
  });
  if (options.help === true) {
    console.log(help);
    return;
  }
  if (options.email === undefined) throw new Refusal(help);
  const email = demand(Email, options.email);
  const name = demand(PersonName, options.name ?? email.split("@")[0]);
  // ADMIN_PASSWORD is this command's own here; without ADMIN_EMAIL the server's rule would refuse it.
  const { ADMIN_PASSWORD: given, ADMIN_EMAIL: _email, ...environment } = process.env;
  const config = readConfig(environment);
  const password = demand(NewPassword, given ?? (await askPassword()));
  const problem = passwordProblem(password);
  if (problem !== null) throw new Refusal(translate("en", problem));

  const db = await openMigratedDb({ ...config, onLost: (error) => console.error(error.message) });
  try {
    await createAdmin(
      { db, clock: () => new Date(), passwords: new Passwords() },
      { email, name, password },
    );
  } catch (error) {
    const isTaken = error instanceof HttpError && error.code === "conflict";
    throw isTaken
      ? new Refusal(`An account with the address ${email} exists already; nothing was changed`)
      : error;
  } finally {
    await db.destroy();
  }
  console.log(`${email} is an administrator now and can sign in at ${config.siteUrl}/login`);
}

/** A value that keeps the contract's rule; else the rule's sentence ends the command. */
function demand(schema: z.ZodMiniType<string>, value: unknown): string {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const text = read.error.issues[0]?.message ?? "";
  throw new Refusal(isServerText(text) ? translate("en", text) : text);
}

/** Reads one line; at a terminal nothing of it is shown. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stdout.write("Password: ");
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write("\n");
  }
}

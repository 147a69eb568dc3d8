// npm run create-admin: creates an administrator account, also while the server runs.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type * as z from "zod/mini";
import { NewPassword } from "#contract/auth.ts";
import { Email, PersonName } from "#contract/fields.ts";
import { createAdmin } from "#server/start/first-admin.ts";
import { passwordProblem, Passwords } from "#server/accounts/passwords.ts";
import { ConfigError, readConfig } from "#server/start/config.ts";
import { readSecretFiles } from "#server/start/environment.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { HttpError } from "#server/http/http-error.ts";
import { isServerText, translate } from "#server/http/language.ts";
import { runCommand, UsageError } from "./command.ts";

const help = `npm run create-admin -- --email <address> [--name <name>]

Creates an active administrator. The password comes from ADMIN_PASSWORD, ADMIN_PASSWORD_FILE or a prompt. The server may
be running. The command reads the same DATA_DIR or DATABASE_URL as the server, and fails when an account
with this address exists.`;

const options = { email: { type: "string" }, name: { type: "string" } } as const;

await runCommand(help, { options }, async ({ values }) => {
  if (values.email === undefined) throw new UsageError(help);
  const email = parse(Email, values.email);
  const name = parse(PersonName, values.name ?? email.split("@")[0]);
  // The server's configuration refuses ADMIN_PASSWORD without ADMIN_EMAIL.
  const { environment: read, problems } = readSecretFiles(process.env);
  if (problems.length > 0) throw new ConfigError(problems);
  const { ADMIN_PASSWORD: given, ADMIN_EMAIL: _email, ...environment } = read;
  const config = readConfig(environment);
  const password = parse(NewPassword, given ?? (await askPassword()));
  const problem = passwordProblem(password);
  if (problem !== null) throw new UsageError(translate("en", problem));

  const db = await openMigratedDb({ ...config, onLost: (error) => console.error(error.message) });
  try {
    await createAdmin(
      { db, clock: () => new Date(), passwords: new Passwords() },
      { email, name, password },
    );
  } catch (error) {
    const isTaken = error instanceof HttpError && error.code === "conflict";
    throw isTaken
      ? new UsageError(`An account with the address ${email} exists already; nothing was changed`)
      : error;
  } finally {
    await db.destroy();
  }
  console.log(`${email} is an administrator now and can sign in at ${config.siteUrl}/login`);
});

/** Validates a value with the API's schema, and ends the command with the schema's message. */
function parse(schema: z.ZodMiniType<string>, value: unknown): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const text = result.error.issues[0]?.message ?? "";
  throw new UsageError(isServerText(text) ? translate("en", text) : text);
}

/** Reads one line. A terminal does not echo it. */
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

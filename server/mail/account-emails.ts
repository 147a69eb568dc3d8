import { company } from "#content/company.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { Config } from "#server/config.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import {
  composeEmail,
  greeting,
  translate,
  type Block,
  type Email,
  type EmailKind,
  type TextKey,
} from "./email.ts";
import { enqueueEmail } from "./outbox.ts";

/** The recipient of an email about an account, and the address of the site. */
type AccountData = { name: string; siteUrl: string };

/** Enqueues an email about an account to its user, in their language. */
export async function emailUser(
  tx: Tx,
  { siteUrl }: Pick<Config, "siteUrl">,
  user: Pick<UsersTable, "id" | "email" | "name"> & { language: Language | null },
  compose: (language: Language, account: AccountData) => Email,
  now: Date,
  { runAt = now }: { runAt?: Date | undefined } = {},
): Promise<void> {
  const email = compose(user.language ?? defaultLanguage, { name: user.name, siteUrl });
  await enqueueEmail(tx, email, user, { userId: user.id, runAt }, now);
}

/** Contains the link that resets a forgotten password. */
export const resetEmail = (language: Language, account: AccountData, link: string): Email =>
  accountEmail("reset", "reset", language, account, [
    { label: translate(language, "reset.open"), link },
    { paragraph: translate(language, "reset.stranger") },
  ]);

/** Contains the link that sets the first password of an account. */
export const inviteEmail = (language: Language, account: AccountData, link: string): Email =>
  accountEmail("invite", "invite", language, account, [
    { label: translate(language, "invite.open"), link },
    { paragraph: translate(language, "invite.again", { address: forgotPasswordPage(account) }) },
    { paragraph: translate(language, "invite.stranger") },
  ]);

export const passwordChangedEmail = (language: Language, account: AccountData): Email =>
  accountEmail("password_changed", "passwordChanged", language, account, [
    warning(language, "account.stranger", account),
  ]);

/** Asks the reader of the new address to confirm it. */
export const confirmAddressEmail = (
  language: Language,
  account: AccountData,
  link: string,
): Email =>
  accountEmail("email_link", "emailLink", language, account, [
    { label: translate(language, "emailLink.open"), link },
    { paragraph: translate(language, "emailLink.stranger") },
  ]);

/** Tells the current address that a change to another one was requested. */
export const addressChangeRequestedEmail = (
  language: Language,
  account: AccountData,
  newEmail: string,
): Email =>
  accountEmail("email_change", "emailAsked", language, account, [
    { facts: [[translate(language, "emailAsked.address"), newEmail]] },
    warning(language, "emailAsked.stranger", account),
  ]);

/** Warns at the former address, which the owner still reads after the account was taken over. */
export const addressChangedEmail = (
  language: Language,
  account: AccountData,
  newEmail: string,
): Email =>
  accountEmail("email_change", "emailChanged", language, account, [
    { facts: [[translate(language, "emailChanged.address"), newEmail]] },
    { paragraph: translate(language, "emailChanged.stranger", { email: company.email }) },
  ]);

export const accountDeletedEmail = (language: Language, account: AccountData): Email =>
  accountEmail("account_deleted", "accountDeleted", language, account, [
    { paragraph: translate(language, "accountDeleted.last") },
  ]);

export const twoStepOnEmail = (language: Language, account: AccountData): Email =>
  accountEmail("two_step_changed", "twoStepOn", language, account, [
    { paragraph: translate(language, "twoStepOn.codes") },
    // A new password does not turn it off, so a locked-out user needs help as well.
    warning(language, "twoStepOn.stranger", account),
  ]);

export const twoStepOffEmail = (language: Language, account: AccountData): Email =>
  accountEmail("two_step_changed", "twoStepOff", language, account, [
    warning(language, "account.stranger", account),
  ]);

/** Tells a user that an administrator turned two-step sign-in off. */
export const twoStepResetEmail = (language: Language, account: AccountData): Email =>
  accountEmail("two_step_changed", "twoStepReset", language, account, [
    { paragraph: translate(language, "twoStepReset.next") },
    warning(language, "twoStepReset.stranger", account),
  ]);

/** Proves to an administrator that emails arrive. */
export const testEmail = (language: Language): Email =>
  composeEmail("test", language, translate(language, "test.subject", { company: company.name }), [
    { paragraph: translate(language, "test.news") },
    { small: [translate(language, "new.automatic")] },
  ]);

type Topic =
  | "reset"
  | "invite"
  | "passwordChanged"
  | "emailLink"
  | "emailAsked"
  | "emailChanged"
  | "accountDeleted"
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepReset";

/** Composes a greeting, the news of the topic, the blocks and a signature. */
function accountEmail(
  kind: EmailKind,
  topic: Topic,
  language: Language,
  account: AccountData,
  blocks: readonly Block[],
): Email {
  const values = { company: company.name };
  return composeEmail(kind, language, translate(language, `${topic}.subject`, values), [
    greeting(language, account.name),
    { paragraph: translate(language, `${topic}.news`, values) },
    ...blocks,
    {
      paragraph: `${translate(language, "email.regards")}\n${translate(language, "account.team", values)}`,
    },
    { small: [translate(language, "account.automatic", { email: company.email })] },
  ]);
}

/** Tells a user who did not ask for the change what to do. */
const warning = (language: Language, key: TextKey, account: AccountData): Block => ({
  paragraph: translate(language, key, {
    address: forgotPasswordPage(account),
    email: company.email,
  }),
});

const forgotPasswordPage = ({ siteUrl }: AccountData) => `${siteUrl}/forgot-password`;

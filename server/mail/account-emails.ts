import { company } from "#content/company.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { Config } from "#server/config.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import {
  compose,
  greeting,
  say,
  type Block,
  type Letter,
  type LetterKind,
  type TextKey,
} from "./email.ts";
import { post } from "./outbox.ts";

/** The recipient of an email about an account, and the site it is on. */
type AccountFacts = { name: string; siteUrl: string };

/** Enqueues an email about an account to its user, in their language. */
export async function emailUser(
  tx: Tx,
  { siteUrl }: Pick<Config, "siteUrl">,
  user: Pick<UsersTable, "id" | "email" | "name"> & { language: Language | null },
  composeEmail: (language: Language, account: AccountFacts) => Letter,
  now: Date,
  { runAt = now }: { runAt?: Date | undefined } = {},
): Promise<void> {
  const email = composeEmail(user.language ?? defaultLanguage, { name: user.name, siteUrl });
  await post(tx, email, user, { userId: user.id, runAt }, now);
}

/** Carries the link that sets a new password in place of a forgotten one. */
export const resetEmail = (language: Language, account: AccountFacts, link: string): Letter =>
  accountEmail("reset", "reset", language, account, [
    { label: say(language, "reset.open"), link },
    { paragraph: say(language, "reset.stranger") },
  ]);

/** Carries the link that sets the first password of an account. */
export const inviteEmail = (language: Language, account: AccountFacts, link: string): Letter =>
  accountEmail("invite", "invite", language, account, [
    { label: say(language, "invite.open"), link },
    { paragraph: say(language, "invite.again", { address: forgotPasswordPage(account) }) },
    { paragraph: say(language, "invite.stranger") },
  ]);

export const passwordChangedEmail = (language: Language, account: AccountFacts): Letter =>
  accountEmail("password_changed", "passwordChanged", language, account, [
    warning(language, "account.stranger", account),
  ]);

/** Asks the reader of the new address to confirm it. */
export const emailLinkEmail = (language: Language, account: AccountFacts, link: string): Letter =>
  accountEmail("email_link", "emailLink", language, account, [
    { label: say(language, "emailLink.open"), link },
    { paragraph: say(language, "emailLink.stranger") },
  ]);

/** Tells the present address that a change to another one was requested. */
export const emailAskedEmail = (
  language: Language,
  account: AccountFacts,
  newEmail: string,
): Letter =>
  accountEmail("email_change", "emailAsked", language, account, [
    { facts: [[say(language, "emailAsked.address"), newEmail]] },
    warning(language, "emailAsked.stranger", account),
  ]);

/** Tells the former address, which its owner still reads after a stranger took the account over. */
export const emailChangedEmail = (
  language: Language,
  account: AccountFacts,
  newEmail: string,
): Letter =>
  accountEmail("email_change", "emailChanged", language, account, [
    { facts: [[say(language, "emailChanged.address"), newEmail]] },
    { paragraph: say(language, "emailChanged.stranger", { email: company.email }) },
  ]);

export const accountDeletedEmail = (language: Language, account: AccountFacts): Letter =>
  accountEmail("account_deleted", "accountDeleted", language, account, [
    { paragraph: say(language, "accountDeleted.last") },
  ]);

export const twoStepOnEmail = (language: Language, account: AccountFacts): Letter =>
  accountEmail("two_step_changed", "twoStepOn", language, account, [
    { paragraph: say(language, "twoStepOn.codes") },
    // A new password does not turn it off: a user who is locked out needs help as well.
    warning(language, "twoStepOn.stranger", account),
  ]);

export const twoStepOffEmail = (language: Language, account: AccountFacts): Letter =>
  accountEmail("two_step_changed", "twoStepOff", language, account, [
    warning(language, "account.stranger", account),
  ]);

/** Tells a user that an administrator turned two-step sign-in off. */
export const twoStepResetEmail = (language: Language, account: AccountFacts): Letter =>
  accountEmail("two_step_changed", "twoStepReset", language, account, [
    { paragraph: say(language, "twoStepReset.next") },
    warning(language, "twoStepReset.stranger", account),
  ]);

/** Shows an administrator that emails are delivered. */
export const testEmail = (language: Language): Letter =>
  compose("test", language, say(language, "test.subject", { company: company.name }), [
    { paragraph: say(language, "test.news") },
    { small: [say(language, "new.automatic")] },
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

/** An email to the user of an account: a greeting, the news of its topic, the blocks and a signature. */
function accountEmail(
  kind: LetterKind,
  topic: Topic,
  language: Language,
  account: AccountFacts,
  blocks: readonly Block[],
): Letter {
  const values = { company: company.name };
  return compose(kind, language, say(language, `${topic}.subject`, values), [
    greeting(language, account.name),
    { paragraph: say(language, `${topic}.news`, values) },
    ...blocks,
    { lines: [say(language, "letter.regards"), say(language, "account.team", values)] },
    { small: [say(language, "account.automatic", { email: company.email })] },
  ]);
}

/** What a user does who did not ask for the change. */
const warning = (language: Language, key: TextKey, account: AccountFacts): Block => ({
  paragraph: say(language, key, { address: forgotPasswordPage(account), email: company.email }),
});

const forgotPasswordPage = ({ siteUrl }: AccountFacts) => `${siteUrl}/forgot-password`;

import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import type { Block } from "./layout.ts";
import { compose, greeting, say, type Letter, type LetterKind, type TextKey } from "./letter.ts";

/** Whom a letter about an account goes to, and from which site. */
export type AccountFacts = { name: string; siteUrl: string };

/** Brings whoever has forgotten a password the link that sets a new one. */
export function resetLetter(language: Language, account: AccountFacts, link: string): Letter {
  return accountLetter("reset", language, "reset.subject", account, [
    news(language, "reset.news"),
    { label: say(language, "reset.open"), link },
    { paragraph: say(language, "reset.stranger") },
  ]);
}

/** Brings somebody for whom an account was made the link that sets its first password. */
export function inviteLetter(language: Language, account: AccountFacts, link: string): Letter {
  return accountLetter("invite", language, "invite.subject", account, [
    news(language, "invite.news"),
    { label: say(language, "invite.open"), link },
    { paragraph: say(language, "invite.again", { address: forgotPasswordPage(account) }) },
    { paragraph: say(language, "invite.stranger") },
  ]);
}

/** Tells the owner that the password is another one now. */
export function passwordChangedLetter(language: Language, account: AccountFacts): Letter {
  return accountLetter("password_changed", language, "passwordChanged.subject", account, [
    news(language, "passwordChanged.news"),
    stranger(language, "account.stranger", account),
  ]);
}

/** Asks whoever reads the new address to confirm it. */
export function emailLinkLetter(language: Language, account: AccountFacts, link: string): Letter {
  return accountLetter("email_link", language, "emailLink.subject", account, [
    news(language, "emailLink.news"),
    { label: say(language, "emailLink.open"), link },
    { paragraph: say(language, "emailLink.stranger") },
  ]);
}

/** Tells the present address that another one was asked for. */
export function emailAskedLetter(
  language: Language,
  account: AccountFacts,
  newEmail: string,
): Letter {
  return accountLetter("email_change", language, "emailAsked.subject", account, [
    news(language, "emailAsked.news"),
    { facts: [[say(language, "emailAsked.address"), newEmail]] },
    stranger(language, "emailAsked.stranger", account),
  ]);
}

/** Tells the former address, where somebody who lost the account to a stranger still reads. */
export function emailChangedLetter(
  language: Language,
  account: AccountFacts,
  newEmail: string,
): Letter {
  return accountLetter("email_change", language, "emailChanged.subject", account, [
    news(language, "emailChanged.news"),
    { facts: [[say(language, "emailChanged.address"), newEmail]] },
    { paragraph: say(language, "emailChanged.stranger", { email: company.email }) },
  ]);
}

/** The last letter about an account. */
export function accountDeletedLetter(language: Language, account: AccountFacts): Letter {
  return accountLetter("account_deleted", language, "accountDeleted.subject", account, [
    news(language, "accountDeleted.news"),
    { paragraph: say(language, "accountDeleted.last") },
  ]);
}

/** A letter to the owner of an account: a greeting, what there is to say, and whom to ask. */
export function accountLetter(
  kind: LetterKind,
  language: Language,
  subject: TextKey,
  account: AccountFacts,
  blocks: readonly Block[],
): Letter {
  const values = { company: company.name };
  return compose(kind, language, say(language, subject, values), [
    greeting(language, account.name),
    ...blocks,
    { lines: [say(language, "letter.regards"), say(language, "account.team", values)] },
    { small: [say(language, "account.automatic", { email: company.email })] },
  ]);
}

/** A paragraph that names the company. */
export const news = (language: Language, key: TextKey): Block => ({
  paragraph: say(language, key, { company: company.name }),
});

/** What to do for whoever did not ask for the change a letter tells of. */
export const stranger = (language: Language, key: TextKey, account: AccountFacts): Block => ({
  paragraph: say(language, key, { address: forgotPasswordPage(account) }),
});

const forgotPasswordPage = ({ siteUrl }: AccountFacts) => `${siteUrl}/forgot-password`;

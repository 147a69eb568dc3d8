import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { accountLetter, news, stranger, type AccountFacts } from "./account-letters.ts";
import type { Block } from "./layout.ts";
import { say, type Letter, type TextKey } from "./letter.ts";

/** Tells the owner that signing in takes a second step now. */
export function twoStepOnLetter(language: Language, account: AccountFacts): Letter {
  return accountLetter("two_step_changed", language, "twoStepOn.subject", account, [
    news(language, "twoStepOn.news"),
    { paragraph: say(language, "twoStepOn.codes") },
    // A new password does not turn it off: whoever was shut out needs a person as well.
    strangerNeedsHelp(language, "twoStepOn.stranger", account),
  ]);
}

/** Tells the owner that the password alone is enough again. */
export function twoStepOffLetter(language: Language, account: AccountFacts): Letter {
  return accountLetter("two_step_changed", language, "twoStepOff.subject", account, [
    news(language, "twoStepOff.news"),
    stranger(language, "account.stranger", account),
  ]);
}

/** Tells the owner that an administrator has turned it off. */
export function twoStepResetLetter(language: Language, account: AccountFacts): Letter {
  return accountLetter("two_step_changed", language, "twoStepReset.subject", account, [
    news(language, "twoStepReset.news"),
    { paragraph: say(language, "twoStepReset.next") },
    strangerNeedsHelp(language, "twoStepReset.stranger", account),
  ]);
}

const strangerNeedsHelp = (language: Language, key: TextKey, { siteUrl }: AccountFacts): Block => ({
  paragraph: say(language, key, { address: `${siteUrl}/forgot-password`, email: company.email }),
});

import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { compose, say, type Letter } from "./letter.ts";

/** Shows an administrator that letters leave the house. */
export function testLetter(language: Language): Letter {
  return compose("test", language, say(language, "test.subject", { company: company.name }), [
    { paragraph: say(language, "test.news") },
    { small: [say(language, "new.automatic")] },
  ]);
}

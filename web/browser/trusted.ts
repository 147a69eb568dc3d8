type Rule = (text: string) => string;
type Rules = { createHTML?: Rule; createScript?: Rule; createScriptURL?: Rule };

declare global {
  /** Undefined in browsers without Trusted Types. Typed as if policies returned plain text. */
  var trustedTypes: { createPolicy: <R extends Rules>(name: string, rules: R) => R } | undefined;
}

/**
 * Creates a Trusted Types policy, which lets text become HTML or script. The policy of the site
 * (server/site/site.ts) must name it: browsers refuse every other. Call it once per name.
 */
export function createTrustedPolicy<R extends Rules>(name: string, rules: R): R {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}

type Rule = (text: string) => string;
type Rules = { createHTML?: Rule; createScript?: Rule; createScriptURL?: Rule };

declare global {
  /** Where a browser knows Trusted Types. What its policies make is as good as the text it stands for. */
  var trustedTypes: { createPolicy: <R extends Rules>(name: string, rules: R) => R } | undefined;
}

/**
 * A way for a text to become a page or a program, which the policy of the site (server/site/site.ts)
 * must name: browsers with Trusted Types refuse every other. Each is made once, where it is used.
 */
export function trust<R extends Rules>(name: string, rules: R): R {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}

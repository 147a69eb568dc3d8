import { acceptedKeys, decrypt, encrypt, type Keys } from "#server/http/keys.ts";

// The secret part of a link is stored encrypted for its email, so that a copy of it in another text opens nothing.

const secretPart =
  /(?<=\/(?:reset-password|confirm-email|application-status|careers\/apply)#)(?:status:[\da-f-]{36}|(?:[a-z]+=)?[\w-]{40,})/g;
const sealedPart = /(?<=#)sealed\.([\w-]+)/g;

const statusMark = "status:";

/** Stands in a text for the status token of an application, which is made when the email leaves. */
export const waitingToken = (applicationId: string): string => statusMark + applicationId;

export const waitingStatusLink = (siteUrl: string, applicationId: string): string =>
  `${siteUrl}/application-status#${waitingToken(applicationId)}`;

/** Encrypts the secret parts of the links in a text of `owner`: the id of an email, or the name of a row. */
export const sealLinks = (keys: Keys, owner: string, text: string): string =>
  text.replaceAll(secretPart, (secret) => `sealed.${encrypt(keys.storedLinks, owner, secret)}`);

/**
 * Decrypts the links that were sealed for `owner`; others stay as they are. `tokenOf` gives the present token of an
 * application, for status links.
 */
export const openLinks = (
  keys: Keys,
  owner: string,
  text: string,
  tokenOf = waitingToken,
): string =>
  text.replaceAll(sealedPart, (sealed, encrypted: string) => {
    for (const { storedLinks } of acceptedKeys(keys)) {
      const secret = decrypt(storedLinks, owner, encrypted);
      if (secret?.startsWith(statusMark)) return tokenOf(secret.slice(statusMark.length));
      if (secret !== null) return secret;
    }
    return sealed;
  });

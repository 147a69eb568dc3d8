import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

function deriveSet(authSecret: string) {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", authSecret, "", use, 32));
  return {
    /** Identifies the secret without revealing it; a backup records it. */
    id: Buffer.from(derive("id")).toString("base64url"),
    access: derive("access token"),
    refresh: derive("refresh token"),
    statusLink: derive("status link"),
    visit: derive("visit after an application"),
    notMine: derive("not my application"),
    challenge: derive("sign-in challenge"),
    twoStep: derive("two-step"),
    recoveryCodes: derive("recovery codes"),
    formToken: derive("form age"),
    emailCode: derive("codes of emails"),
    storedLinks: derive("links in stored emails"),
  };
}

type KeySet = ReturnType<typeof deriveSet>;

/** The keys of AUTH_SECRET, which sign and encrypt, and those of AUTH_SECRET_PREVIOUS. */
export type Keys = KeySet & { previous?: KeySet };

export const deriveKeys = (authSecret: string, previousSecret?: string): Keys => ({
  ...deriveSet(authSecret),
  ...(previousSecret !== undefined && { previous: deriveSet(previousSecret) }),
});

/** The keys whose signatures are accepted, the present ones first. */
export const acceptedKeys = ({ previous, ...present }: Keys): readonly KeySet[] =>
  previous === undefined ? [present] : [present, previous];

export const macOf = (key: Uint8Array, text: string, bytes = 32): Buffer =>
  createHmac("sha256", key).update(text).digest().subarray(0, bytes);

/** Whether `macOf` made this hash of a text with an accepted key. */
export const isGenuine = (
  keys: Keys,
  use: Exclude<keyof KeySet, "id">,
  text: string,
  { mac, bytes = 32 }: { mac: Buffer; bytes?: number },
): boolean =>
  mac.length === bytes &&
  acceptedKeys(keys).some((set) => timingSafeEqual(mac, macOf(set[use], text, bytes)));

const cipherAlgorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the row of `owner`; it cannot be decrypted for another row. */
export function encrypt(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherAlgorithm, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts a text; null if it was changed, moved to another row or encrypted with another key. */
export function decrypt(key: Uint8Array, owner: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv(cipherAlgorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

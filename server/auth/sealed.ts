import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the store. `owner` is part of what is proved: moved to another's row, it is worthless. */
export function seal(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
}

/** What was sealed. Throws when it was changed, moved, or sealed with another key. */
export function unseal(key: Uint8Array, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, opening.final()]).toString("utf8");
}

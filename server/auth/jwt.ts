import { SignJWT, errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from "jose";

/** A kind of signed token. Its audience and type keep one kind from being taken for another. */
export type TokenKind = { audience: string; type: string; seconds: number };

// No address of the site: servers behind one name may have several, and a changed one signs nobody out.
const issuer = "site";
const algorithm = "HS256";
// Servers that share one database may differ by a moment.
const clockToleranceSeconds = 5;

export function signJwt(
  kind: TokenKind,
  key: { id?: string; bytes: Uint8Array },
  subject: string,
  claims: JWTPayload,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({
      alg: algorithm,
      typ: kind.type,
      ...(key.id === undefined ? {} : { kid: key.id }),
    })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(kind.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + kind.seconds)
    .sign(key.bytes);
}

/** A token's parts, when it is of this kind, signed with this key and in force; null otherwise. */
export async function verifyJwt(
  kind: TokenKind,
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<JWTVerifyResult | null> {
  try {
    return await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: kind.audience,
      typ: kind.type,
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: kind.seconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

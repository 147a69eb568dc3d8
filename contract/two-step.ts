import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Six digits from an authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const TwoStepCode = z.string("field.code.required").check(
  z.maxLength(limits.twoStepCode.max, { error: "field.code.invalid", abort: true }),
  z.overwrite((text) => text.replaceAll(/[\s-]/g, "").toLowerCase()),
  z.minLength(1, { error: "field.code.required", abort: true }),
  z.regex(/^(?:\d{6}|[\da-z]{10})$/, "field.code.invalid"),
);

/** The second step of a sign-in: the challenge of the first step, and a code. */
export const FinishSignIn = z.object({
  challenge: z.string("field.token.invalid").check(z.maxLength(2_000, "field.token.invalid")),
  code: TwoStepCode,
});
export type FinishSignIn = z.infer<typeof FinishSignIn>;

/** The two-step status of the signed-in user. */
export const TwoStep = z.object({
  enabled: z.boolean(),
  /** Whether it is required of administrators. */
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** A secret for an authenticator app. It becomes active with the first valid code. */
export const TwoStepSetup = z.object({ secret: z.string(), address: z.string() });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

export const EnableTwoStep = z.object({ code: TwoStepCode });
export type EnableTwoStep = z.infer<typeof EnableTwoStep>;

/** Shown once; the server keeps only hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

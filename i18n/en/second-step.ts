/** The second step of a sign-in, where two-step sign-in is on. */
export const secondStep = {
  "secondStep.title": "Two-step sign-in",
  "secondStep.label": "Authentication code",
  "secondStep.hint": "Enter the six digits from your authenticator app.",
  "secondStep.recovery": "Recovery code",
  "secondStep.recoveryHint": "Each of your recovery codes works once.",
  "secondStep.useRecovery": "Use a recovery code",
  "secondStep.useApp": "Use the authenticator app",
  "secondStep.submit": "Verify",
  "secondStep.busy": "Verifying...",
  "secondStep.back": "Back",
} as const;

import type { LetterState } from "#contract/outbox.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

export const stateTexts = {
  queued: "adminSettings.mail.queued",
  sent: "adminSettings.mail.sent",
  filed: "adminSettings.mail.filed",
  failed: "adminSettings.mail.failed",
  held: "adminSettings.mail.held",
} as const satisfies Record<LetterState, TextKey>;

/** What a letter is about, by its kind. A kind that is not known here is shown as it is called. */
export const kindTexts = new Map<string, TextKey>([
  ["receipt", "adminSettings.kind.receipt"],
  ["new_application", "adminSettings.kind.newApplication"],
  ["status", "adminSettings.kind.status"],
  ["status_links", "adminSettings.kind.statusLinks"],
  ["withdrawn", "adminSettings.kind.withdrawn"],
  ["application_withdrawn", "adminSettings.kind.applicationWithdrawn"],
  ["erase_link", "adminSettings.kind.eraseLink"],
  ["erased", "adminSettings.kind.erased"],
  ["invite", "adminSettings.kind.invite"],
  ["reset", "adminSettings.kind.reset"],
  ["password_changed", "adminSettings.kind.passwordChanged"],
  ["two_step_changed", "adminSettings.kind.twoStepChanged"],
  ["email_link", "adminSettings.kind.emailLink"],
  ["email_change", "adminSettings.kind.emailChange"],
  ["account_deleted", "adminSettings.kind.accountDeleted"],
  ["test", "adminSettings.kind.test"],
]);

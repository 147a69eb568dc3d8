import type { FastifyRequest } from "fastify";
import type { QueuedTestEmail, EmailKind } from "#contract/outbox.ts";
import { rateLimits } from "#server/http/limits.ts";
import { currentUserOf, messageFor } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import {
  type Email,
  composeEmail,
  greeting,
  translatorTo,
  type TextKey,
} from "#server/mail/email.ts";
import type { Block } from "#server/mail/render-email.ts";
import { enqueueEmail, withMailTransaction, type EmailMoment } from "#server/mail/outbox.ts";
import { company } from "#content/company.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { UsersTable } from "#server/db/account-tables.ts";

export async function enqueueToUser(
  unit: EmailMoment,
  user: Pick<UsersTable, "id" | "email" | "name">,
  email: Email,
  runAt = unit.now,
): Promise<void> {
  await enqueueEmail(unit, email, user, { userId: user.id, runAt });
}

/**
 * Tells the owner of an account what was done in it. As long as no link has confirmed the address, the account may be
 * a stranger's, and such emails count among those that visitors cause.
 */
export async function enqueueNotice(
  { config }: Pick<AppContext, "config">,
  unit: EmailMoment,
  user: Pick<UsersTable, "email" | "name" | "email_confirmed_at"> & { id?: string },
  email: Email,
): Promise<void> {
  const byVisitor = { byVisitor: true, isLimited: config.rateLimit } as const;
  const cause = user.email_confirmed_at === null ? byVisitor : {};
  const about = user.id === undefined ? {} : { userId: user.id };
  await enqueueEmail(unit, email, user, { ...about, ...cause });
}

type Topic = {
  [Key in TextKey]: Key extends `${infer Name}.news` ? Name : never;
}[TextKey];

/**
 * Prepares an email to a user: a greeting, the news of the topic, these blocks and a signature. `t` knows
 * the addresses that the texts name.
 */
const accountEmail =
  <Details extends string[]>(
    kind: EmailKind,
    topic: Topic,
    blocks: (t: (key: TextKey) => string, ...details: Details) => Block[],
  ) =>
  (
    { name, language: chosen }: Pick<UsersTable, "name" | "language">,
    siteUrl: string,
    ...details: Details
  ): Email => {
    const language = chosen ?? defaultLanguage;
    const translate = translatorTo(language);
    const address = `${siteUrl}/forgot-password`;
    const values = { company: company.name, email: company.email, address };
    const t = (key: TextKey) => translate(key, values);
    return composeEmail(kind, language, t(`${topic}.subject`), [
      greeting(translate, name),
      { paragraph: t(`${topic}.news`) },
      ...blocks(t, ...details),
      { paragraph: `${t("email.regards")}\n${t("account.team")}` },
      { small: [t("account.automatic")] },
    ]);
  };

export const resetEmail = accountEmail("reset", "reset", (t, link: string) => [
  { label: t("reset.open"), link },
  { paragraph: t("reset.stranger") },
]);

export const inviteEmail = accountEmail("invite", "invite", (t, link: string) => [
  { label: t("invite.open"), link },
  { paragraph: t("invite.again") },
  { paragraph: t("invite.stranger") },
]);

export const passwordChangedEmail = accountEmail("password_changed", "passwordChanged", (t) => [
  { paragraph: t("account.stranger") },
]);

export const confirmAddressEmail = accountEmail("email_link", "emailLink", (t, link: string) => [
  { label: t("emailLink.open"), link },
  { paragraph: t("emailLink.stranger") },
]);

export const emailConfirmEmail = accountEmail(
  "email_confirm",
  "emailConfirm",
  (t, link: string) => [
    { label: t("emailConfirm.open"), link },
    { paragraph: t("emailConfirm.stranger") },
  ],
);

const emailChangeEmail = (topic: "emailAsked" | "emailChanged") =>
  accountEmail("email_change", topic, (t, newEmail: string) => [
    { details: [[t("emailAsked.address"), newEmail]] },
    { paragraph: t(`${topic}.stranger`) },
  ]);

export const addressChangeRequestedEmail = emailChangeEmail("emailAsked");

/** Warns at the former address, which the owner still reads after the account was taken over. */
export const addressChangedEmail = emailChangeEmail("emailChanged");

export const accountDeletedEmail = accountEmail("account_deleted", "accountDeleted", (t) => [
  { paragraph: t("accountDeleted.last") },
]);

export const twoStepOnEmail = accountEmail("two_step_changed", "twoStepOn", (t) => [
  { paragraph: t("twoStepOn.codes") },
  // A new password does not turn it off, so a locked-out user needs help as well.
  { paragraph: t("twoStepOn.stranger") },
]);

export const twoStepOffEmail = accountEmail("two_step_changed", "twoStepOff", (t) => [
  { paragraph: t("account.stranger") },
]);

/** Informs a user that an administrator turned two-step sign-in off. */
export const twoStepResetEmail = accountEmail("two_step_changed", "twoStepReset", (t) => [
  { paragraph: t("twoStepReset.next") },
  { paragraph: t("twoStepReset.stranger") },
]);

export const backupOverdueEmail = accountEmail(
  "backup_overdue",
  "backupOverdue",
  (t, lastBackup: string, link: string) => [
    {
      details: [
        [t("backupOverdue.last"), lastBackup === "" ? t("backupOverdue.none") : lastBackup],
      ],
    },
    { paragraph: t("backupOverdue.next") },
    { label: t("backupOverdue.open"), link },
  ],
);

export function testEmail(language: Language): Email {
  const t = translatorTo(language);
  return composeEmail("test", language, t("test.subject", { company: company.name }), [
    { paragraph: t("test.news") },
    { small: [t("new.automatic")] },
  ]);
}

/** Emails a test to the user of the request. Throws 429. */
export async function enqueueTestEmail(
  context: AppContext,
  request: FastifyRequest,
  email: Email,
): Promise<QueuedTestEmail> {
  const user = currentUserOf(request);
  context.throttle.hit(rateLimits.testEmailsPerAccount, user.id);
  const id = await withMailTransaction(context, (tx, now) =>
    enqueueEmail({ tx, now }, email, user, { userId: user.id }),
  );
  return { ...messageFor(request, "success.testEmail"), id };
}

import type { Permissions, Role } from "#contract/roles.ts";
import { rankOf, roleRanks, isStaff } from "#contract/staff.ts";
import type { Settings } from "#contract/settings.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "#server/db/settings.ts";

type Holder = {
  admits: (role: string) => boolean;
  /** The setting that gives the right to all staff. */
  staffIf?: keyof Settings;
};

/** Also without signing in. */
const anyone: Holder = { admits: () => true };
const user: Holder = { admits: (role) => rankOf(role) >= roleRanks.user };
/** Recruiters and administrators. */
const staff: Holder = { admits: isStaff };
const admin: Holder = { admits: (role) => rankOf(role) >= roleRanks.admin };
const adminOrIf = (setting: keyof Settings): Holder => ({ ...admin, staffIf: setting });

/** Every right and who has it. Each route names one; parts of a call that need another ask for it. */
export const policies = {
  "site.use": anyone,
  "session.start": anyone,
  "position.read": anyone,
  "application.submit": anyone,
  /** The private link of an application, and the key of a feed, are in the call. */
  "application.own": anyone,
  "calendar_feed.read": anyone,

  "account.own": user,

  "panel.open": staff,
  "application.read": staff,
  "application.add": staff,
  "application.change": staff,
  "application.note": staff,
  "application.write_to": staff,
  "application.export": adminOrIf("recruitersMayExport"),
  "application.hold": admin,
  "application.delete": admin,
  "interview.arrange": staff,
  "calendar_feed.own": staff,
  "position.read_drafts": staff,
  "position.change": staff,
  "email_text.read": staff,
  "email_text.change": admin,
  "user.read": admin,
  "user.change": admin,
  "user.export": admin,
  "privacy.note": staff,
  "privacy.answer": admin,
  "settings.change": admin,
  "backup.read": admin,
  "outbox.manage": admin,
  "audit.read": admin,
} as const satisfies Record<string, Holder>;

export type Right = keyof typeof policies;

const isRight = (name: string): name is Right => name in policies;
const rights = Object.keys(policies).filter(isRight);

export const isPublic = (right: Right): boolean => policies[right] === anyone;

/** Whether the right belongs to work in the panel, for which two-step sign-in may be required. */
export const isOfPanel = (right: Right): boolean => !policies[right].admits("user");

/** Whether a role has a right, as the settings are now. */
export async function may(db: Db, role: string, right: Right): Promise<boolean> {
  const { admits, staffIf }: Holder = policies[right];
  if (admits(role)) return true;
  return staffIf !== undefined && isStaff(role) && (await readSettings(db))[staffIf] === true;
}

/** The rights of a member of staff. */
export async function readPermissions(db: Db, role: Role): Promise<Permissions> {
  const held = await Promise.all(rights.map((right) => may(db, role, right)));
  const own = rights.filter((_right, index) => held[index]);
  return { exportApplications: own.includes("application.export"), rights: own };
}

import type { Role } from "#contract/roles.ts";
import type { User } from "#contract/users.ts";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { AccountBadges } from "./cells.tsx";
import { useUser } from "./queries.ts";

/** The account that has the address of a new user. */
export function KnownUser({ id, onEdit }: { id: string; onEdit: () => void }) {
  const t = useTranslation();
  const { data: user } = useUser(id);
  return (
    <div aria-live="polite">
      {user !== undefined && (
        <Alert tone="info" title={t("userCreate.known", { name: user.name })} className="mb-5">
          <div className="flex flex-wrap items-center gap-2">
            <RoleBadge role={user.role} />
            <AccountBadges {...user} />
            <SmallButton onClick={onEdit}>{t("userCreate.changeRole")}</SmallButton>
          </div>
        </Alert>
      )}
    </div>
  );
}

/** Asks before an account with an unconfirmed address gets a staff role, and names what happens to it. */
export function RoleQuestion({
  user: { name, email, two_step },
  role,
  ...actions
}: {
  user: User;
  role: Role;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <ConfirmDialog
      title={t("userRole.title", { name, role: t(`role.${role}`) })}
      text={t("userRole.text", { email })}
      submit={t("userRole.submit")}
      {...actions}
    >
      <ul className="list-disc pl-5 wrap-anywhere">
        <li>{t("userRole.ends")}</li>
        <li>{t("userRole.invites", { email })}</li>
        {two_step && <li>{t("userRole.twoStep")}</li>}
      </ul>
    </ConfirmDialog>
  );
}

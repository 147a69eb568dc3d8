import { LayoutDashboard, LogOut, Settings, User } from "lucide-react";
import { useState } from "react";
import { isStaff } from "#contract/staff.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import type { SessionUser } from "#web/api/tokens.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { toast } from "#web/ui/toast.ts";
import { Menu, menuItemClass } from "#web/ui/menu.tsx";

/** The first is for administrators and recruiters. */
const links = [
  { to: "/admin", Icon: LayoutDashboard, text: "user.admin" },
  { to: "/profile", Icon: User, text: "user.profile" },
  { to: "/settings", Icon: Settings, text: "user.settings" },
] as const;

/** The menu of the signed-in user (spec §2). */
export default function UserMenu({
  user,
  signOut,
}: {
  user: SessionUser;
  signOut: () => Promise<void>;
}) {
  const t = useTranslation();
  const [isSigningOut, setSigningOut] = useState(false);

  async function onSignOut(): Promise<void> {
    setSigningOut(true);
    await signOut();
    toast({ title: t("user.signedOut"), tone: "success" });
  }

  return (
    <Menu
      className="right-0 mt-2 w-64 max-w-[calc(100vw-2rem)]"
      button={{
        className: "inline-flex size-11 items-center justify-center rounded-full",
        children: (
          <>
            <Avatar name={user.name} image={user.avatar} />
            <span className="sr-only">{t("user.menu", { name: user.name })}</span>
          </>
        ),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
        <p className="min-w-0 grow font-semibold wrap-anywhere">{user.name}</p>
        <RoleBadge role={user.role} />
      </div>
      <hr className="my-1.5 border-line" />
      {links.slice(isStaff(user.role) ? 0 : 1).map(({ to, Icon, text }) => (
        <Link key={to} className={menuItemClass} to={to}>
          <Icon className="size-5 text-muted" />
          {t(text)}
        </Link>
      ))}
      <hr className="my-1.5 border-line" />
      <button
        type="button"
        className={menuItemClass}
        // A disabled button would lose the focus.
        aria-disabled={isSigningOut}
        data-stays-open
        onClick={isSigningOut ? undefined : () => void onSignOut()}
      >
        <LogOut className="size-5 text-muted" />
        {t(isSigningOut ? "user.signingOut" : "user.signOut")}
      </button>
    </Menu>
  );
}

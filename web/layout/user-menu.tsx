import { Menu } from "@base-ui/react/menu";
import { LayoutDashboard, LogOut, Settings, User } from "lucide-react";
import { useState } from "react";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import type { SessionUser } from "#web/session/stored-user.ts";
import { Avatar } from "#web/ui/avatar.tsx";

/** The menu of the signed-in visitor (spec §2). */
export default function UserMenu({
  user,
  signOut,
}: {
  user: SessionUser;
  signOut: () => Promise<void>;
}) {
  const t = useText();
  const [isLeaving, setLeaving] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  async function leave(): Promise<void> {
    setLeaving(true);
    await signOut();
  }

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="inline-flex size-11 items-center justify-center rounded-full">
        <Avatar name={user.name} image={user.avatar} />
        <span className="sr-only">{t("user.menu", { name: user.name })}</span>
      </Menu.Trigger>
      <span ref={setPlace} />
      {/* Within the header, so that the menu is part of a landmark. */}
      <Menu.Portal container={place}>
        <Menu.Positioner align="end" sideOffset={8} className="z-50">
          <Menu.Popup className="w-64 rounded-md border border-line bg-surface p-1.5 text-ink shadow-raised outline-none">
            <div className="flex items-center gap-3 px-3 py-2.5">
              <p className="min-w-0 grow truncate font-semibold">{user.name}</p>
              <RoleBadge role={user.role} />
            </div>
            <Menu.Separator className="my-1.5 h-px bg-line" />
            {user.role === "admin" && (
              <Menu.Item className={itemLook} render={<Link to="/admin" />}>
                <LayoutDashboard aria-hidden="true" className="size-5 text-muted" />
                {t("user.admin")}
              </Menu.Item>
            )}
            <Menu.Item className={itemLook} render={<Link to="/profile" />}>
              <User aria-hidden="true" className="size-5 text-muted" />
              {t("user.profile")}
            </Menu.Item>
            <Menu.Item className={itemLook} render={<Link to="/settings" />}>
              <Settings aria-hidden="true" className="size-5 text-muted" />
              {t("user.settings")}
            </Menu.Item>
            <Menu.Separator className="my-1.5 h-px bg-line" />
            <Menu.Item
              className={itemLook}
              closeOnClick={false}
              disabled={isLeaving}
              onClick={() => void leave()}
            >
              <LogOut aria-hidden="true" className="size-5 text-muted" />
              {t(isLeaving ? "user.signingOut" : "user.signOut")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const itemLook =
  "flex min-h-11 w-full cursor-default items-center gap-3 rounded-sm px-3 text-[0.9375rem] -outline-offset-2 select-none data-disabled:text-muted data-highlighted:bg-grey-soft";

import { lazy, Suspense, useEffect, useRef } from "react";
import { Boundary } from "#web/data/boundary.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { returnToState } from "#web/session/return-to.ts";
import { useSession } from "#web/session/session.tsx";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { focusIfLost } from "#web/ui/focus.ts";

const UserMenu = lazy(() => import("./user-menu.tsx"));

/** "Sign In", or the menu of the signed-in user. */
export function Account() {
  const t = useTranslation();
  const location = useLocation();
  const session = useSession();
  const showChunkError = useChunkErrorToast();

  const isSigningOut = useRef(false);
  const signInLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (session.status !== "signed-out") return;
    delete document.documentElement.dataset["session"];
    // The focus was in the menu. If it has not moved elsewhere, the link that replaces the menu takes it.
    if (isSigningOut.current) focusIfLost(signInLink.current);
    isSigningOut.current = false;
  }, [session.status]);

  function signOut(): Promise<void> {
    isSigningOut.current = true;
    return session.signOut();
  }

  if (session.status === "signed-in") {
    return (
      <Boundary fallback={<Placeholder className="block" />} onError={showChunkError}>
        <Suspense fallback={<Placeholder className="block" />}>
          <UserMenu user={session.user} signOut={signOut} />
        </Suspense>
      </Boundary>
    );
  }
  return (
    <>
      <Link
        ref={signInLink}
        to="/login"
        state={returnToState(location)}
        className="inline-flex min-h-11 items-center rounded-md px-2 text-[0.9375rem] font-semibold whitespace-nowrap text-primary hover:text-primary-strong stored-session:hidden max-[22rem]:hidden max-[23.5rem]:px-1 sm:px-3 lg:-mr-3"
      >
        {t("nav.signIn")}
      </Link>
      <Placeholder className="hidden stored-session:block" />
    </>
  );
}

/** "Sign In" in the menu. On a narrow screen the header has no room for it. */
export function MenuSignIn() {
  const t = useTranslation();
  const location = useLocation();
  const { status } = useSession();
  if (status === "signed-in") return null;
  return (
    <Link
      to="/login"
      state={returnToState(location)}
      className="flex min-h-13 items-center heading-4 text-primary stored-session:hidden"
    >
      {t("nav.signIn")}
    </Link>
  );
}

function Placeholder({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`size-11 p-1 ${className}`}>
      <span className="block size-full rounded-full bg-neutral-soft" />
    </span>
  );
}

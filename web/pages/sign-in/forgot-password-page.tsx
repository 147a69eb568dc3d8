import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ForgotPasswordForm, type AskedLink } from "./forgot-password-form.tsx";

/** Where somebody who has forgotten a password asks for a link that sets a new one. */
export default function ForgotPassword() {
  const [asked, setAsked] = useState<AskedLink | null>(null);
  return (
    <div className="mx-auto w-full max-w-md px-6 py-14 sm:min-h-[70vh] lg:py-20">
      {asked === null ? (
        <ForgotPasswordForm onAsked={setAsked} />
      ) : (
        <Asked asked={asked} onAgain={() => setAsked(null)} />
      )}
    </div>
  );
}

/** Says the same whether or not there is such an account. */
function Asked({ asked, onAgain }: { asked: AskedLink; onAgain: () => void }) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
        {t("forgotPassword.sent")}
      </h1>
      <p className="mt-4 wrap-anywhere">{t("forgotPassword.sentTo", { email: asked.email })}</p>
      <p className="mt-4">{asked.words}</p>
      <p className="mt-4 text-muted">{t("forgotPassword.advice")}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/login" className={buttonClass()}>
          {t("forgotPassword.signIn")}
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          {t("forgotPassword.again")}
        </Button>
      </p>
    </>
  );
}

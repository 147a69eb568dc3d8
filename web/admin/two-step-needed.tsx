import { ShieldAlert } from "lucide-react";
import { CallFailure } from "#web/api/failure.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

export const isTwoStepMissing = (failure: unknown) =>
  failure instanceof CallFailure && failure.code === "mfa_setup_required";

/** Stands in for the panel where an administrator has yet to turn on two-step sign-in. */
export function TwoStepNeeded() {
  const t = useTranslation();
  return (
    <section
      role="alert"
      aria-labelledby="two-step-needed"
      className="flex flex-col items-start border-t border-line py-14"
    >
      <ShieldAlert aria-hidden="true" className="size-10 text-accent" />
      <h2 id="two-step-needed" className="mt-4 text-2xl font-semibold">
        {t("admin.twoStep")}
      </h2>
      <p className="mt-2 max-w-xl text-muted">{t("admin.twoStepText")}</p>
      <Link to="/settings#two-step" className={`mt-6 ${buttonClass()}`}>
        {t("admin.twoStepOpen")}
      </Link>
    </section>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { PageTitle } from "#web/sections/section.tsx";

/** Explains why a one-time link does not work, and leads to the next steps. */
export function LinkError({
  title,
  text,
  advice,
  children,
}: {
  title: string;
  text: string;
  advice?: string;
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <section className="relative isolate overflow-hidden">
      <Rings className="absolute -right-56 -bottom-72 -z-10 w-[34rem] text-accent opacity-40 sm:opacity-60 lg:top-1/2 lg:right-auto lg:bottom-auto lg:left-[calc(50%+7rem)] lg:w-[44rem] lg:-translate-y-1/2" />
      <div className="page-width flex min-h-[60vh] flex-col lg:min-h-[calc(100vh-4.5rem)] items-start justify-center py-24">
        <PageTitle>{title}</PageTitle>
        <p className="mt-5 max-w-xl text-lg sm:text-xl sm:leading-relaxed">{text}</p>
        {advice !== undefined && <p className="mt-2 max-w-xl text-muted">{advice}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {children ?? (
            <>
              <LinkButton to="/login">{t("nav.signIn")}</LinkButton>
              <LinkButton to="/forgot-password" variant="secondary" className="bg-paper">
                {t("resetPassword.newLink")}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";

/** The sections of the settings, in the order of the page. The ids stand in addresses. */
export const sections = [
  { id: "password", title: "password.title" },
  { id: "two-step", title: "twoStep.title" },
  { id: "sessions", title: "sessions.title" },
  { id: "email", title: "email.title" },
  { id: "appearance", title: "appearance.title" },
  { id: "language", title: "speech.title" },
  { id: "activity", title: "activity.title" },
  { id: "data", title: "data.title" },
  { id: "delete", title: "delete.title" },
] as const satisfies readonly { id: string; title: TextKey }[];

export type SectionId = (typeof sections)[number]["id"];

const titles = new Map<SectionId, TextKey>(sections.map(({ id, title }) => [id, title]));

export function Section({
  id,
  text,
  badge,
  children,
}: {
  id: SectionId;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  const title = titles.get(id);
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {title !== undefined && t(title)}
          </h2>
          {badge}
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted wrap-anywhere">{text}</p>
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}

/** Puts the focus on a section whose button has gone with what it did. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** What a section shows while its content is on its way, or could not come. */
export function SectionWait({
  failure,
  onRetry,
}: {
  failure: Error | null;
  onRetry: () => unknown;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  if (failure === null) return <Skeleton className="h-24 w-full" />;
  return (
    <Alert tone="error" title={t("settings.loadFailed")}>
      <p>{wordsFor(failure)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void onRetry()}>
        {t("common.retry")}
      </Button>
    </Alert>
  );
}

import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Select } from "#web/ui/controls.tsx";
import { useBackupState, useLetterCounts, useSettings } from "./queries.ts";
import { sectionAddress, sections, type SectionId } from "./sections.ts";

/** Leads to the sections: a list beside them, on a narrow screen a select above them. */
export function SectionNavigation({ current }: { current: SectionId }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const marks = useMarks();
  return (
    <nav aria-label={t("adminSettings.sections")}>
      <ul className="sticky top-24 border-l border-line max-lg:hidden">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={sectionAddress(id)}
              aria-current={id === current ? "page" : undefined}
              className="-ml-px flex min-h-11 items-center justify-between gap-2 border-l-2 border-transparent py-1 pl-4 text-[0.9375rem] text-muted hover:border-accent hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(title)}
              {marks[id] !== undefined && <Badge tone="amber">{t(...marks[id])}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
      <Select
        aria-label={t("adminSettings.sections")}
        value={current}
        onChange={({ target: { value } }) => {
          const chosen = sections.find(({ id }) => id === value);
          if (chosen !== undefined) navigate(sectionAddress(chosen.id));
        }}
        className="lg:hidden"
      >
        {sections.map(({ id, title }) => (
          <option key={id} value={id}>
            {marks[id] === undefined ? t(title) : `${t(title)} (${t(...marks[id])})`}
          </option>
        ))}
      </Select>
    </nav>
  );
}

type Mark = [text: TextKey, values: Record<string, number>];

/** What waits for somebody's hand, by section. */
function useMarks(): Partial<Record<SectionId, Mark>> {
  const { data: settings } = useSettings();
  const counts = useLetterCounts();
  const { data: backups } = useBackupState();
  const isUndecided = settings?.retentionChosen === false;
  const isNobody = settings?.hrEmails === null && settings.hrEmailFallback === null;
  const failed = counts?.failed ?? 0;
  const isBackupAmiss =
    backups !== undefined &&
    (backups.failed !== null ||
      (backups.made?.lost ?? 0) > 0 ||
      (backups.made !== null && backups.isLate));
  return {
    ...(isNobody && { recipients: ["adminSettings.mark.nobody", {}] }),
    ...(failed > 0 && { mail: ["adminSettings.mark.failed", { count: failed }] }),
    ...(isBackupAmiss && { backups: ["adminSettings.mark.look", {}] }),
    ...(isUndecided && { retention: ["adminSettings.mark.undecided", {}] }),
  };
}

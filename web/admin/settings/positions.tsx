import { positions, type Position } from "#content/positions.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

const kinds = ["full-time", "internship"] as const;
const all: readonly Position[] = positions;

/** The positions that accept applications. */
export function Positions({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ closedPositions }) => closedPositions.toSorted(),
    toChange: (closedPositions) => ({ closedPositions }),
  });
  const { value: closed } = form;

  return (
    <SettingForm
      title="adminSettings.positions"
      form={form}
      linesOf={(slugs) =>
        slugs.length === 0
          ? [t("adminSettings.positions.noneClosed")]
          : slugs.map((slug) => t("adminSettings.positions.isClosed", { position: nameOf(slug) }))
      }
    >
      {kinds.map((kind) => (
        <fieldset key={kind}>
          <legend className="mb-2 font-semibold">{t(`adminSettings.positions.${kind}`)}</legend>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {all
              .filter((position) => position.kind === kind)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <label className="flex min-h-13 cursor-pointer items-center gap-4 px-4 py-1.5">
                    <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
                      <span className="text-[0.9375rem] font-semibold">{nameOf(slug)}</span>
                      {title === undefined && (
                        <Badge tone="outline">{t("adminSettings.positions.unadvertised")}</Badge>
                      )}
                    </span>
                    <span className="text-sm whitespace-nowrap text-muted">
                      {t(
                        closed.includes(slug)
                          ? "adminSettings.positions.closed"
                          : "adminSettings.positions.open",
                      )}
                    </span>
                    <Switch
                      id={slug === all[0]?.slug ? form.fieldId : undefined}
                      aria-label={t("adminSettings.positions.switch", { position: nameOf(slug) })}
                      checked={!closed.includes(slug)}
                      onChange={({ target }) => {
                        const others = closed.filter((one) => one !== slug);
                        form.set(target.checked ? others : [...others, slug].toSorted());
                      }}
                    />
                  </label>
                </li>
              ))}
          </ul>
        </fieldset>
      ))}
      {form.error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {form.error}
        </p>
      )}
    </SettingForm>
  );
}

function nameOf(slug: string): string {
  const position = all.find((one) => one.slug === slug);
  return position?.title ?? position?.label ?? slug;
}

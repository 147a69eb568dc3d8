import { AuditGroup } from "#contract/audit.ts";
import { useText } from "#web/language.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import type { AuditView } from "./address.ts";

/** What the log is narrowed down to: kinds of actions and days. */
export function Filters({
  view,
  onChange,
}: {
  view: AuditView;
  onChange: (change: Partial<AuditView>) => void;
}) {
  const t = useText();
  return (
    <>
      <Select
        isDense
        className="grow basis-40 xl:grow-0"
        aria-label={t("audit.group")}
        value={view.group ?? ""}
        onChange={({ target }) => onChange({ group: AuditGroup.safeParse(target.value).data })}
      >
        <option value="">{t("audit.group.all")}</option>
        {AuditGroup.options.map((group) => (
          <option key={group} value={group}>
            {t(`audit.group.${group}`)}
          </option>
        ))}
      </Select>
      <div className="flex grow flex-wrap gap-2 xl:grow-0">
        <Day
          label={t("audit.from")}
          value={view.from}
          max={view.to}
          onChange={(from) => onChange({ from })}
        />
        <Day
          label={t("audit.to")}
          value={view.to}
          min={view.from}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </>
  );
}

function Day({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  return (
    <label className="flex grow items-center gap-2 xl:grow-0">
      <span className="min-w-16 shrink-0 text-sm whitespace-nowrap text-muted">{label}</span>
      <Input
        isDense
        type="date"
        value={value ?? ""}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}

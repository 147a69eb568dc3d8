import { useId } from "react";
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
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="absolute top-1 left-3.5 text-xs text-muted">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={value ?? ""}
        min={min}
        max={max}
        className="pt-5! pb-1! text-sm!"
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </div>
  );
}

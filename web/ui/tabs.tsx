import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

/** Controlled tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: unknown) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      <Base.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto border-b border-line sm:gap-6"
        activateOnFocus={false}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

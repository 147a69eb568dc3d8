import { useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Panel } from "./panel.tsx";

/** Holds the places of the charts, each by its title. */
export function ChartsWaiting() {
  const t = useTranslation();
  return (["weeks", "positions", "visits", "pages"] as const).map((name) => (
    <Panel key={name} title={t(`overview.${name}`)} text={<Skeleton className="mt-1.5 h-3 w-32" />}>
      <Skeleton className="h-48 w-full" />
    </Panel>
  ));
}

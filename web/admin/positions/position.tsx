import type { PositionFields, PositionState } from "#contract/positions.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { panelAddress, tabAddress } from "../routes.ts";

const tones = { draft: "amber", open: "primary", closed: "grey" } as const;

export function StateBadge({ state }: { state: PositionState }) {
  const t = useTranslation();
  return <Badge tone={tones[state]}>{t(`adminPositions.state.${state}`)}</Badge>;
}

/** Names a position in the language of the panel, or else in the other one. */
export function useTitle(): (position: Pick<PositionFields, "title">) => string {
  const { t, language } = useI18n();
  return ({ title }) => title[language] || title.en || title.vi || t("adminPositions.untitled");
}

/** The slug in the address of a position that is not stored yet; no position has this slug. */
export const newPosition = "new";

/** The address of the editor of a position. */
export const positionAddress = (slug: string) => panelAddress("position", slug);

/** The address of a new position; `source` is the slug of the one it starts as a copy of. */
export const newAddress = (source?: string) =>
  panelAddress("position", newPosition, new URLSearchParams(source && { from: source }));

export const listAddress = tabAddress("positions");

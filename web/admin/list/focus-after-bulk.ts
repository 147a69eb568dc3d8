/**
 * Gives the focus to what stays when the bar of the chosen rows, or its question, goes. Who has gone on
 * elsewhere meanwhile keeps it.
 */
export function focusAfterBulk(stays: HTMLElement | null): void {
  const { activeElement: active, body } = document;
  if (active === body || active?.closest("[data-bulk-bar], [role=dialog]")) stays?.focus();
}

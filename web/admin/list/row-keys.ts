import type { KeyboardEvent } from "react";

/**
 * The arrow keys lead from the way into a row to those of the rows above and below. What opens a row
 * carries `data-opens-row` and this as its `onKeyDown`.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest("tr");
  const rows = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling };
  const next = event.key === "ArrowDown" || event.key === "ArrowUp" ? rows[event.key] : null;
  const name = next?.querySelector<HTMLElement>("[data-opens-row]");
  if (name === null || name === undefined) return;
  event.preventDefault();
  name.focus();
}

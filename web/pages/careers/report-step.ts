import { useEffect, useState } from "react";
import type { SourceFields } from "#contract/sources.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { readSession } from "#web/browser/storage.ts";

/** A view of the page of a position, or of the form. */
type View = "viewed" | "form_viewed";

/** Reports a step for the funnel, which counts it by position and source. */
export function reportStep(
  step: View | "started",
  position: string,
  { source = "" }: SourceFields,
): void {
  // A failed count must not disturb the applicant.
  fetch("/api/v1/funnel/steps", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ position, source, step }),
    keepalive: true,
  }).catch(() => {});
}

/** Reports the view of a page that a link of the site opened. The server counts the others itself. */
export function useReportedView(step: View, position: string): void {
  const isHydrated = useIsHydrated();
  const [view] = useState({ isByLink: isHydrated, step, position });
  useEffect(() => {
    if (view.isByLink) reportStep(view.step, view.position, visitSource());
  }, [view]);
}

/** Longer than what the server stores. */
const maxSource = 200;

/**
 * The source in the address that `entry-client.tsx` stored when the visit began. In the panel `from` means
 * something else.
 */
export function visitSource(): SourceFields {
  const { pathname, searchParams: query } = new URL(readSession("source") ?? location.origin);
  if (/^\/admin(?:\/|$)/.test(pathname)) return {};
  const text = (name: string) => query.get(name)?.slice(0, maxSource);
  return { source: text("from") ?? text("utm_source"), source_detail: text("utm_campaign") };
}

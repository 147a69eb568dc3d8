import type { ClientError } from "#contract/client-errors.ts";
import { matchRoute } from "#web/router/match-route.ts";

const maxReports = 5;
const maxPlaces = 10;
let reports = 0;

/**
 * Reports an exception to the server, which logs it: its name, the page, and the places in the scripts. The
 * message and the address may hold personal data and stay here.
 */
export function reportError(failure: unknown): void {
  reports += 1;
  if (reports > maxReports) return;
  const { name = "Error", stack = "" } = failure instanceof Error ? failure : {};
  const places = Array.from(
    stack.matchAll(/\/assets\/([\w.-]{1,60}:\d{1,7}:\d{1,7})/g),
    ([, place = ""]) => place,
  );
  const report: ClientError = {
    name: /^[A-Za-z]{1,60}$/.test(name) ? name : "Error",
    route: matchRoute(location.pathname).route.id,
    places: places.slice(0, maxPlaces),
  };
  // A failed report must not disturb the reader.
  fetch("/api/v1/client-errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

import { writeSession } from "./storage.ts";

/** Keeps in session storage the address that says where the visitor comes from; the form reads it. */
export function rememberSource(): void {
  if (/\b(from|utm_source)=/.test(location.search)) writeSession("source", location.href);
}

/** Keeps in session storage the address that says where the visitor comes from; the form reads it. */
export function rememberSource(): void {
  try {
    if (/\b(from|utm_source)=/.test(location.search))
      sessionStorage.setItem("source", location.href);
  } catch {
    // Session storage is blocked.
  }
}

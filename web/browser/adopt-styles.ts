/** Adds styles to a document. Returns whether the browser can: Safari before 16.4 constructs no style sheets. */
export function adoptStyles(page: Document, styles: string): boolean {
  const window = page.defaultView;
  if (window === null || !("adoptedStyleSheets" in page)) return false;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return true;
}

/**
 * Replaces each {placeholder} in one pass, so that a value that looks like a placeholder stays. A
 * placeholder without a value stays too.
 */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  );

/** Escapes a text for HTML and XML, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export type Values = Readonly<Record<string, string | number>>;

/** Puts values into the {placeholders} of a text. One without a value stays as it is. */
export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

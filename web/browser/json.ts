/** The object in a JSON text; an empty one where the text holds none. */
export function parseObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(json ?? "null"));
  } catch {
    return {};
  }
}

/** An object of unknown shape, such as history state or JSON; empty where the value is none. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** An object of unknown shape, such as history state or JSON; empty where the value is none. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

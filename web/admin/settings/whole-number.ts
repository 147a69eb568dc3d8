/** The number a person typed; NaN, which no rule lets pass, where it is no whole number. */
export const wholeNumber = (text: string) =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

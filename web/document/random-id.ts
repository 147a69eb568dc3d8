/** A random text of 32 letters and digits. `crypto.randomUUID` is missing on plain http. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

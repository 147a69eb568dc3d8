/** Hands a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click; a minute is long enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

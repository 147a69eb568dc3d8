/** Hands a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL after the click; a minute is long enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

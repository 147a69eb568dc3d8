const endRecord = Buffer.from("PK\u0005\u0006", "latin1");
const zip64Locator = Buffer.from("PK\u0006\u0007", "latin1");
const endRecordBytes = 22;
const locatorBytes = 20;

/** How much of the end of a file is searched for the end of the archive. */
export const zipTailBytes = 128 * 1024;

/**
 * Where a zip archive ends. Word opens one with bytes behind its end, readers of zip do not. `tail` is
 * the end of a file of `size` bytes. Without a sound end, it is the end of the file.
 */
export function endOfZip(tail: Buffer, size: number): number {
  const start = size - tail.length;
  let at = tail.lastIndexOf(endRecord);
  while (at !== -1) {
    if (at + endRecordBytes <= tail.length && isSound(tail, at, start)) {
      const comment = tail.readUInt16LE(at + 20);
      return Math.min(start + at + endRecordBytes + comment, size);
    }
    at = at === 0 ? -1 : tail.lastIndexOf(endRecord, at - 1);
  }
  return size;
}

/** The list of entries ends where its end record begins, or at the record of the larger format. */
function isSound(tail: Buffer, at: number, start: number): boolean {
  const listBytes = tail.readUInt32LE(at + 12);
  const listOffset = tail.readUInt32LE(at + 16);
  if (listOffset + listBytes === start + at) return true;
  const locator = at - locatorBytes;
  return locator >= 0 && tail.subarray(locator, locator + 4).equals(zip64Locator);
}

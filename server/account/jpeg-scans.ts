const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * The number of scans in a JPEG, counted up to one more than `enough`. Markers are found as decoders
 * find them: within compressed pixels, 0xFF is followed by zero, a restart marker or a new segment.
 */
export function countScans(jpeg: Buffer, enough: number): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at !== -1; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1];
    if (marker === undefined || marker === endOfImage || scans > enough) break;
    // 0xFF may be repeated before a marker.
    if (marker === 0xff) at += 1;
    else if (isBare(marker) || at + 4 > jpeg.length) at += 2;
    else {
      if (marker === startOfScan) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}

/** Markers without a length, and the zero that says 0xFF is no marker. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

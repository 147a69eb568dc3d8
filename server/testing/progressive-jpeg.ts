const components = [1, 2, 3];
const coefficients = 63;
const deepestBit = 13;

/**
 * A valid black progressive JPEG with this number of scans, up to one per bit of each coefficient. A
 * decoder goes over all pixels for each scan, however few bytes the scan has.
 */
export function progressiveJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const selected = components.flatMap((component) => [component, 0]);
  // Each difference is zero, which takes one zero bit.
  const first = [
    segment(0xda, [components.length, ...selected, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * components.length) / 8)),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [...frame]),
    segment(0xc4, huffmanTable(0x00, 0)),
    segment(0xc4, huffmanTable(0x10, 0xe0)),
    ...first,
    ...refinements(blocks)
      .slice(0, scans - 1)
      .flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Scans that only repeat "the next 27,306 blocks are empty", in 15 bits each. */
function refinements(blocks: number): Buffer[][] {
  const bits = "010101010101010".repeat(Math.ceil(blocks / 27_306));
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
  const empty = Buffer.from(bytes ?? []);
  return Array.from({ length: deepestBit + 1 }, (_, pass) => {
    const precision =
      pass === 0 ? deepestBit : ((deepestBit - pass + 1) << 4) | (deepestBit - pass);
    return components.flatMap((component) =>
      Array.from({ length: coefficients }, (_, index) => [
        segment(0xda, [1, component, 0, index + 1, index + 1, precision]),
        empty,
      ]),
    );
  }).flat();
}

/** A Huffman table of one symbol with the code 0. */
const huffmanTable = (id: number, symbol: number) => [id, 1, ...Buffer.alloc(15), symbol];

function segment(marker: number, content: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

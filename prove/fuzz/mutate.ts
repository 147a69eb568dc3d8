import type { Random } from "../../scripts/seed/random.ts";

const maxBytes = 300_000;

/** Texts that often break parsers. */
const tokens = [
  "\r\n",
  "\r\n\r\n",
  "\0",
  "\xff\xfe",
  "\xed\xa0\x80",
  "\xf4\x90\x80\x80",
  "--xx",
  "\r\n--xx--\r\n",
  "\r\n--xx\r\n",
  "--",
  '"',
  "\\",
  "\\u0000",
  "\\ud800",
  "{",
  "[",
  "}",
  "]",
  ",",
  ":",
  "null",
  "true",
  "{}",
  "[]",
  "-1",
  "0",
  "1e309",
  "-0",
  "99999999999999999999",
  "2147483648",
  "__proto__",
  "constructor",
  "toString",
  "%00",
  "%ff",
  "%",
  "..%2f",
  "../",
  "';--",
  "$ne",
  "=1+1",
  "<script>",
  "filename=",
  "filename*=UTF-8''%ff%",
  'name=""',
  "Content-Transfer-Encoding: base64\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: 0\r\n",
  "Expect: 100-continue\r\n",
  "Upgrade: websocket\r\nConnection: upgrade\r\n",
  "\u202e",
  "\ufeff",
  "2026-02-30",
  "0000-00-00",
  "javascript:",
  "a@b.co",
].map((text) => Buffer.from(text, "latin1"));

type Mutation = (bytes: Buffer, random: Random, others: readonly Buffer[]) => Buffer;

/** Replaces a range of bytes. */
function replaced(bytes: Buffer, at: number, length: number, by: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + length)]);
}

/** A range of bytes, usually short. */
function pickRange(bytes: Buffer, random: Random): { at: number; length: number } {
  const at = random.below(bytes.length + 1);
  const max = random.pick([1, 4, 16, 64, bytes.length]);
  return { at, length: random.below(Math.min(max, bytes.length - at) + 1) };
}

function token(random: Random): Buffer {
  return tokens[random.below(tokens.length)] ?? Buffer.alloc(0);
}

const flipBit: Mutation = (bytes, random) => {
  const flipped = Buffer.from(bytes);
  const at = random.below(bytes.length);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  return flipped;
};
const overwrite: Mutation = (bytes, random) => {
  const { at, length } = pickRange(bytes, random);
  return replaced(bytes, at, length, random.bytes(Math.min(64, length)));
};
const insertNoise: Mutation = (bytes, random) =>
  replaced(bytes, random.below(bytes.length + 1), 0, random.bytes(1 + random.below(16)));
const insertToken: Mutation = (bytes, random) =>
  replaced(bytes, random.below(bytes.length + 1), 0, token(random));
const placeToken: Mutation = (bytes, random) => {
  const { at, length } = pickRange(bytes, random);
  return replaced(bytes, at, length, token(random));
};
const remove: Mutation = (bytes, random) => {
  const { at, length } = pickRange(bytes, random);
  return replaced(bytes, at, length, Buffer.alloc(0));
};
const repeat: Mutation = (bytes, random) => {
  const { at, length } = pickRange(bytes, random);
  const times = random.pick([1, 2, 10, 200, 5_000]);
  const room = Math.floor(maxBytes / Math.max(1, length));
  const again = Array.from({ length: Math.min(times, room) }, () =>
    bytes.subarray(at, at + length),
  );
  return replaced(bytes, at, 0, Buffer.concat(again));
};
const move: Mutation = (bytes, random) => {
  const { at, length } = pickRange(bytes, random);
  const rest = replaced(bytes, at, length, Buffer.alloc(0));
  return replaced(rest, random.below(rest.length + 1), 0, bytes.subarray(at, at + length));
};
const cut: Mutation = (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1));
const splice: Mutation = (bytes, random, others) => {
  const other = others[random.below(others.length)] ?? bytes;
  const from = pickRange(other, random);
  const { at, length } = pickRange(bytes, random);
  return replaced(bytes, at, length, other.subarray(from.at, from.at + from.length));
};

const mutations = [
  flipBit,
  flipBit,
  overwrite,
  insertNoise,
  insertToken,
  insertToken,
  placeToken,
  placeToken,
  remove,
  repeat,
  move,
  cut,
  splice,
] as const;

/** Applies one or more mutations. `others` provide bytes to splice in. */
export function mutate(bytes: Buffer, random: Random, others: readonly Buffer[]): Buffer {
  let mutant = bytes;
  const times = 1 + random.below(1 + random.below(6));
  for (let count = 0; count < times; count += 1) {
    mutant = random.pick(mutations)(mutant, random, others).subarray(0, maxBytes);
  }
  return mutant;
}

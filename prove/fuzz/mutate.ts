import type { Dice } from "./dice.ts";

const mostBytes = 300_000;

/** Texts that parsers stumble over. */
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

type Mutation = (bytes: Buffer, dice: Dice, others: readonly Buffer[]) => Buffer;

/** Puts something in the place of a stretch of bytes. */
function replaced(bytes: Buffer, at: number, length: number, by: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + length)]);
}

/** A stretch of bytes: seldom long, sometimes the whole. */
function stretch(bytes: Buffer, dice: Dice): { at: number; length: number } {
  const at = dice.below(bytes.length + 1);
  const most = dice.pick([1, 4, 16, 64, bytes.length]);
  return { at, length: dice.below(Math.min(most, bytes.length - at) + 1) };
}

function token(dice: Dice): Buffer {
  return tokens[dice.below(tokens.length)] ?? Buffer.alloc(0);
}

const flipBit: Mutation = (bytes, dice) => {
  const flipped = Buffer.from(bytes);
  const at = dice.below(bytes.length);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << dice.below(8));
  return flipped;
};
const overwrite: Mutation = (bytes, dice) => {
  const { at, length } = stretch(bytes, dice);
  return replaced(bytes, at, length, dice.bytes(Math.min(64, length)));
};
const insertNoise: Mutation = (bytes, dice) =>
  replaced(bytes, dice.below(bytes.length + 1), 0, dice.bytes(1 + dice.below(16)));
const insertToken: Mutation = (bytes, dice) =>
  replaced(bytes, dice.below(bytes.length + 1), 0, token(dice));
const placeToken: Mutation = (bytes, dice) => {
  const { at, length } = stretch(bytes, dice);
  return replaced(bytes, at, length, token(dice));
};
const remove: Mutation = (bytes, dice) => {
  const { at, length } = stretch(bytes, dice);
  return replaced(bytes, at, length, Buffer.alloc(0));
};
const repeat: Mutation = (bytes, dice) => {
  const { at, length } = stretch(bytes, dice);
  const times = dice.pick([1, 2, 10, 200, 5_000]);
  const room = Math.floor(mostBytes / Math.max(1, length));
  const again = Array.from({ length: Math.min(times, room) }, () =>
    bytes.subarray(at, at + length),
  );
  return replaced(bytes, at, 0, Buffer.concat(again));
};
const move: Mutation = (bytes, dice) => {
  const { at, length } = stretch(bytes, dice);
  const rest = replaced(bytes, at, length, Buffer.alloc(0));
  return replaced(rest, dice.below(rest.length + 1), 0, bytes.subarray(at, at + length));
};
const cut: Mutation = (bytes, dice) => bytes.subarray(0, dice.below(bytes.length + 1));
const splice: Mutation = (bytes, dice, others) => {
  const other = others[dice.below(others.length)] ?? bytes;
  const from = stretch(other, dice);
  const { at, length } = stretch(bytes, dice);
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

/** The bytes after one to a few damages; `others` lend pieces of theirs. */
export function mutate(bytes: Buffer, dice: Dice, others: readonly Buffer[]): Buffer {
  let mutant = bytes;
  const times = 1 + dice.below(1 + dice.below(6));
  for (let count = 0; count < times; count += 1) {
    mutant = dice.pick(mutations)(mutant, dice, others).subarray(0, mostBytes);
  }
  return mutant;
}

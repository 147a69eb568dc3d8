import type { ResumeProblem } from "#server/hiring/resumes/resume-problem.ts";
import { uint16, uint64, zip, type ZipEntry } from "./zip.ts";

const typesOpen =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';
const wordType = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** The content types part with one entry. */
export const mainPart = (type = wordType, part = "/word/document.xml") =>
  `${typesOpen}<Override PartName="${part}" ContentType="application/${type}"/></Types>`;

const contentTypes: ZipEntry = { name: "[Content_Types].xml", content: mainPart() };
const document: ZipEntry = { name: "word/document.xml", content: "<w:document/>" };

/** The smallest accepted docx; every fake differs from it in one thing. */
export const smallestDocx = (): Buffer => zip([contentTypes, document]);

const plain = smallestDocx();
const zip64End = {
  entryCount: 2n,
  listOffset: BigInt(plain.indexOf("PK\u0001\u0002")),
  offset: BigInt(plain.length - 22),
};
/** The same as a zip64 archive, correct except for the claims. */
export const zip64Docx = (claims: Partial<typeof zip64End> = {}) =>
  zip([contentTypes, document], { zip64: { ...zip64End, ...claims } });

/** A file that poses as a resume, and the problem that refuses it. */
export type FakeResume = {
  name: string;
  why: string;
  bytes: Buffer;
  problem: ResumeProblem | "isPdf" | "isWord";
};

type Row = [why: string, bytes: Buffer, problem?: FakeResume["problem"], name?: string];

/** Fakes with this name and problem unless their row has others. */
export const fakesOf = (defaultName: string, rows: Row[]): FakeResume[] =>
  rows.map(([why, bytes, problem = "damaged", name = defaultName]) => ({
    name,
    why,
    bytes,
    problem,
  }));

const withParts = (...more: ZipEntry[]) => zip([contentTypes, document, ...more]);
const withTypes = (content: string, ...more: ZipEntry[]) =>
  zip([{ ...contentTypes, content }, document, ...more]);
const withClaims = (claims: NonNullable<ZipEntry["claims"]>) =>
  zip([contentTypes, { ...document, claims }]);
/** A document part with a false size. */
const deflated = (unpackedBytes: number, packedBytes = 13) => ({
  ...document,
  claims: { method: 8, unpackedBytes, packedBytes },
});
const pictures = (count: number, of: ZipEntry) =>
  Array.from({ length: count }, (_, index) => ({ ...of, name: `word/media/${index}.png` }));

/** Archives that look like a docx at first sight. */
export function fakeDocxs(): FakeResume[] {
  const macroType = "vnd.ms-word.document.macroEnabled.main+xml";
  const templateType = "vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml";
  const macroPart = '<Override ContentType="application/vnd.ms-office.vbaProject"/>';
  const extra64 = Buffer.concat([uint16(1, 16), uint64(2n ** 62n, 100n)]);
  const in64 = { unpackedBytes: 0xffffffff, packedBytes: 0xffffffff, extra: extra64 };
  const many = [contentTypes, document];
  for (let part = 0; part < 60_000; part += 1) many.push({ name: part.toString(36), content: "" });
  const encrypted = { flags: 1, unpackedBytes: 0 };

  return fakesOf("cv.docx", [
    ["no document part", zip([contentTypes]), "archive"],
    ["no content types", zip([document])],
    ["macros", withParts({ name: "word/vbaProject.bin", content: "vba" }), "macros"],
    ["macros elsewhere", withParts({ name: "x/VBAPROJECT.BIN", content: "vba" }), "macros"],
    ["a .docm renamed", withTypes(mainPart(macroType)), "macros"],
    ["a template renamed", withTypes(mainPart(templateType)), "template"],
    ["a .docm of two types", withTypes(mainPart() + mainPart(macroType)), "macros"],
    [
      "macros under another name",
      withTypes(mainPart() + macroPart, { name: "word/harmless.bin", content: "vba" }),
      "macros",
    ],
    ["hidden content types", withTypes(`<!--${wordType}-->${mainPart("x.macro&#69;nabled")}`)],
    ["an entry of 1 GiB", zip([contentTypes, deflated(1024 ** 3)])],
    ["an entry that inflates a thousandfold", zip([contentTypes, deflated(50 * 1024 ** 2)])],
    ["entries of 120 MB together", withParts(...pictures(30, deflated(4 * 1024 ** 2)))],
    ["entries that share their bytes", withParts(...pictures(20, deflated(2_000, 1_500)))],
    ["60,000 entries", zip(many)],
    ["60,000 entries, two announced", zip(many, { entryCount: 2 })],
    ["nine entries announced, two there", zip([contentTypes, document], { entryCount: 9 })],
    ["zip64: an entry of 4 EiB", withClaims({ method: 8, ...in64 })],
    ["zip64: a size without its zip64 field", zip([contentTypes, deflated(0xffffffff)])],
    ["zip64: four billion entries", zip64Docx({ entryCount: 2n ** 32n })],
    ["zip64: a list far beyond the end", zip64Docx({ listOffset: 2n ** 63n })],
    ["zip64: a record far beyond the end", zip64Docx({ offset: 2n ** 64n - 1n })],
    ["cut in the middle", plain.subarray(0, plain.length / 2)],
    ["cut before its last byte", plain.subarray(0, -1)],
    ["a list that begins elsewhere", zip([contentTypes, document], { listOffset: 7 })],
    ["the same part twice", withParts({ name: "WORD/document.xml", content: "<other/>" })],
    ["a part above the folder", withParts({ name: "../../etc/cron.d/x", content: "" })],
    ["a part at the root of the disk", withParts({ name: "/etc/passwd", content: "" })],
    ["a part on another disk", withParts({ name: "C:\\x.exe", content: "" })],
    ["an encrypted part", withParts({ name: "a", content: "x".repeat(12), claims: encrypted })],
    ["a strongly encrypted part", withParts({ name: "a", content: "", claims: { flags: 0x41 } })],
    ["content types of 300,000 characters", withTypes(mainPart().padEnd(300_000))],
    [
      "content types that do not inflate",
      zip([{ ...contentTypes, claims: { method: 8 } }, document]),
    ],
  ]);
}

import type { Spoof } from "./spoof.ts";
import { zip } from "./zip.ts";
import type { ZipEntry } from "./zip.ts";

const typesOpen =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';
/** A list of content types with one entry. */
export const mainPart = (type: string, part = "/word/document.xml") =>
  `${typesOpen}<Override PartName="${part}" ContentType="application/${type}"/></Types>`;
const wordType = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const contentTypes: ZipEntry = { name: "[Content_Types].xml", content: mainPart(wordType) };
const document: ZipEntry = { name: "word/document.xml", content: "<w:document/>" };

/** The smallest archive that passes for a docx; every hostile one differs from it in one thing. */
export const smallestDocx = (): Buffer => zip([contentTypes, document]);

/** The same with the larger kind of list, which says nothing false. */
export function zip64Docx(): Buffer {
  const plain = smallestDocx();
  const listOffset = BigInt(plain.indexOf("PK\u0001\u0002"));
  const zip64 = { entryCount: 2n, listOffset, offset: BigInt(plain.length - 22) };
  return zip([contentTypes, document], { zip64 });
}

const docxWith = (...more: ZipEntry[]) => zip([contentTypes, document, ...more]);

const docx = (why: string, bytes: Buffer, problem: Spoof["problem"] = "damaged"): Spoof => ({
  name: "cv.docx",
  bytes,
  why,
  problem,
});

/** Archives that pass for a docx until one looks closer. */
export function docxSpoofs(): Spoof[] {
  const macroType = "vnd.ms-word.document.macroEnabled.main+xml";
  const templateType = "vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml";
  const gigabyte = 1024 ** 3;
  const plain = smallestDocx();
  const list = plain.indexOf("PK\u0001\u0002");
  const zip64Record = plain.length - 22;
  const extra64 = Buffer.alloc(20);
  extra64.writeUInt16LE(1, 0);
  extra64.writeUInt16LE(16, 2);
  extra64.writeBigUInt64LE(2n ** 62n, 4);
  extra64.writeBigUInt64LE(100n, 12);
  const manyEntries = Array.from({ length: 60_000 }, (_, index) => ({
    name: index.toString(36),
    content: "",
  }));
  const deflated = (bytes: number, packed = 13) => ({
    ...document,
    claims: { method: 8, unpackedBytes: bytes, packedBytes: packed },
  });

  return [
    docx("no document part", zip([contentTypes]), "archive"),
    docx("no content types", zip([document])),
    docx("macros", docxWith({ name: "word/vbaProject.bin", content: "vba" }), "macros"),
    docx(
      "macros in another folder",
      docxWith({ name: "x/VBAPROJECT.BIN", content: "vba" }),
      "macros",
    ),
    docx(
      "a .docm renamed",
      zip([{ ...contentTypes, content: mainPart(macroType) }, document]),
      "macros",
    ),
    docx(
      "a template renamed",
      zip([{ ...contentTypes, content: mainPart(templateType) }, document]),
      "template",
    ),
    docx(
      "a .docm with two minds",
      zip([{ ...contentTypes, content: mainPart(wordType) + mainPart(macroType) }, document]),
      "macros",
    ),
    docx(
      "macros under a name of their own",
      zip([
        {
          ...contentTypes,
          content: `${mainPart(wordType)}<Override ContentType="application/vnd.ms-office.vbaProject"/>`,
        },
        document,
        { name: "word/harmless.bin", content: "vba" },
      ]),
      "macros",
    ),
    docx(
      "content types in disguise",
      zip([
        { ...contentTypes, content: `<!--${wordType}-->${mainPart("x.macro&#69;nabled")}` },
        document,
      ]),
    ),
    docx("an entry of 1 GiB", zip([contentTypes, deflated(gigabyte)])),
    docx("an entry that swells a thousandfold", zip([contentTypes, deflated(50 * 1024 ** 2)])),
    docx(
      "entries of 120 MB together",
      docxWith(
        ...Array.from({ length: 30 }, (_, index) => ({
          ...deflated(4 * 1024 ** 2),
          name: `word/media/${index}.png`,
        })),
      ),
    ),
    docx(
      "entries that share their bytes",
      docxWith(
        ...Array.from({ length: 20 }, (_, index) => ({
          ...deflated(2_000, 1_500),
          name: `word/media/${index}.png`,
        })),
      ),
    ),
    docx("60,000 entries", zip([contentTypes, document, ...manyEntries])),
    docx(
      "60,000 entries that it calls two",
      zip([contentTypes, document, ...manyEntries], { entryCount: 2 }),
    ),
    docx("more entries announced than there are", zip([contentTypes, document], { entryCount: 9 })),
    docx(
      "zip64: an entry of 4 EiB",
      zip([
        contentTypes,
        {
          ...document,
          claims: {
            method: 8,
            unpackedBytes: 0xffffffff,
            packedBytes: 0xffffffff,
            extra: extra64,
          },
        },
      ]),
    ),
    docx("zip64: a size promised and not given", zip([contentTypes, deflated(0xffffffff)])),
    docx(
      "zip64: four billion entries",
      zip([contentTypes, document], {
        zip64: {
          entryCount: 2n ** 32n,
          listOffset: BigInt(list),
          offset: BigInt(zip64Record),
        },
      }),
    ),
    docx(
      "zip64: a list at the end of the universe",
      zip([contentTypes, document], {
        zip64: { entryCount: 2n, listOffset: 2n ** 63n, offset: BigInt(zip64Record) },
      }),
    ),
    docx(
      "zip64: a record at the end of the universe",
      zip([contentTypes, document], {
        zip64: { entryCount: 2n, listOffset: BigInt(list), offset: 2n ** 64n - 1n },
      }),
    ),
    docx("cut in the middle", plain.subarray(0, plain.length / 2)),
    docx("cut before its last byte", plain.subarray(0, -1)),
    docx("a list that begins elsewhere", zip([contentTypes, document], { listOffset: 7 })),
    docx("the same part twice", docxWith({ name: "WORD/document.xml", content: "<other/>" })),
    docx("a part above the folder", docxWith({ name: "../../etc/cron.d/x", content: "" })),
    docx("a part at the root of the disk", docxWith({ name: "/etc/passwd", content: "" })),
    docx("a part on another disk", docxWith({ name: "C:\\x.exe", content: "" })),
    docx(
      "an encrypted part",
      docxWith({ name: "a", content: "x".repeat(12), claims: { flags: 1, unpackedBytes: 0 } }),
    ),
    docx(
      "a strongly encrypted part",
      docxWith({ name: "a", content: "", claims: { flags: 0x41 } }),
    ),
    docx(
      "content types without end",
      zip([{ ...contentTypes, content: mainPart(wordType).padEnd(300_000) }, document]),
    ),
    docx(
      "content types that do not inflate",
      zip([{ ...contentTypes, claims: { method: 8 } }, document]),
    ),
  ];
}

import { compoundFile } from "./compound-file.ts";
import type { CompoundEntry } from "./compound-file.ts";
import type { Spoof } from "./spoof.ts";

const root: CompoundEntry = { name: "Root Entry", kind: "root", child: 1 };
const word: CompoundEntry = {
  name: "WordDocument",
  kind: "stream",
  content: Buffer.concat([Buffer.from("eca5c1", "hex")], 4_096),
};

/** The smallest compound file that passes for a Word document. */
export const smallestDoc = (): Buffer => compoundFile([root, word]);

/** The same in the sectors of 4 KB that the format also knows. */
export const docOfLargeSectors = (): Buffer => compoundFile([root, word], "", { sectorShift: 12 });

const doc = (
  why: string,
  bytes: Buffer,
  problem: Spoof["problem"] = "damaged",
  name = "cv.doc",
): Spoof => ({ name, bytes, why, problem });

/** OLE2 files that pass for a Word document until one looks closer. */
export function compoundFileSpoofs(): Spoof[] {
  const secret = (name: string, right?: number): CompoundEntry => ({
    name,
    kind: "stream",
    ...(right !== undefined && { right }),
  });
  const locked = compoundFile([root, secret("EncryptedPackage", 2), secret("EncryptionInfo")]);
  const wellFormed = smallestDoc();

  return [
    doc("a docx behind a password", locked, "locked", "cv.docx"),
    doc("a docx behind a password", locked, "locked"),
    doc(
      "Word and a locked package",
      compoundFile([root, { ...word, right: 2 }, secret("EncryptedPackage")]),
      "locked",
    ),
    doc(
      "a spreadsheet",
      compoundFile([root, { name: "Workbook", kind: "stream" }], "WordDocument"),
      "spreadsheet",
    ),
    doc(
      "a spreadsheet with a Word document inside",
      compoundFile([
        root,
        { name: "Workbook", kind: "stream", right: 2 },
        { name: "MBD00000001", kind: "storage", child: 3 },
        word,
      ]),
      "spreadsheet",
    ),
    doc(
      "a Word document in no tree",
      compoundFile([{ name: "Root Entry", kind: "root" }, word]),
      "unknown",
    ),
    doc(
      "a folder called WordDocument",
      compoundFile([root, { name: "WordDocument", kind: "storage" }]),
      "unknown",
    ),
    doc(
      "a Word document of no length",
      compoundFile([root, { ...word, content: Buffer.alloc(0) }]),
    ),
    doc("a directory that loops", compoundFile([root, secret("a")], "", { afterDirectory: 1 })),
    doc("a tree that loops", compoundFile([root, { ...secret("a"), right: 1 }])),
    doc("a tree that leaves the directory", compoundFile([root, { ...word, left: 4_000 }])),
    doc(
      "a directory beyond the end",
      compoundFile([root, word], "", { firstDirectorySector: 9_999 }),
    ),
    doc("a FAT beyond the end", compoundFile([root, word], "", { firstFatSector: 0xfffffff0 })),
    doc("sectors of 1 GB", compoundFile([root, word], "", { sectorShift: 30 })),
    doc("no root", compoundFile([{ ...word, child: 1 }, word])),
    doc("a header alone", wellFormed.subarray(0, 512)),
    doc("half a header", wellFormed.subarray(0, 100)),
    doc("Word named .pdf", wellFormed, "isWord", "cv.pdf"),
  ];
}

import { compoundFile, type CompoundEntry } from "./compound-file.ts";
import { fakesOf, type FakeResume } from "./fake-docx.ts";

const root: CompoundEntry = { name: "Root Entry", kind: "root", child: 1 };
const word: CompoundEntry = {
  name: "WordDocument",
  kind: "stream",
  content: Buffer.concat([Buffer.from("eca5c1", "hex")], 4_096),
};

/** The smallest accepted .doc, with sectors of 512 bytes or 4 KB. */
export const smallestDoc = (sectorShift: 9 | 12 = 9): Buffer =>
  compoundFile([root, word], "", { sectorShift });

/** OLE2 files that look like a Word document at first sight. */
export function fakeDocs(): FakeResume[] {
  const stream = (name: string, right?: number): CompoundEntry => ({ name, kind: "stream", right });
  const locked = compoundFile([root, stream("EncryptedPackage", 2), stream("EncryptionInfo")]);
  const wordAndLocked = [root, { ...word, right: 2 }, stream("EncryptedPackage")];
  const embedded: CompoundEntry = { name: "MBD00000001", kind: "storage", child: 3 };
  const folder: CompoundEntry = { name: "WordDocument", kind: "storage" };
  const wellFormed = smallestDoc();
  const malformed = (options: Parameters<typeof compoundFile>[2], entry = word) =>
    compoundFile([root, entry], "", options);

  return fakesOf("cv.doc", [
    ["a docx with a password", locked, "locked", "cv.docx"],
    ["a docx with a password", locked, "locked"],
    ["Word and a locked package", compoundFile(wordAndLocked), "locked"],
    ["a spreadsheet", compoundFile([root, stream("Workbook")], "WordDocument"), "spreadsheet"],
    [
      "a spreadsheet with a Word document inside",
      compoundFile([root, stream("Workbook", 2), embedded, word]),
      "spreadsheet",
    ],
    [
      "Word outside the tree",
      compoundFile([{ name: "Root Entry", kind: "root" }, word]),
      "unknown",
    ],
    ["a folder called WordDocument", compoundFile([root, folder]), "unknown"],
    ["an empty Word document", compoundFile([root, { ...word, content: Buffer.alloc(0) }])],
    ["a directory that loops", malformed({ afterDirectory: 1 }, stream("a"))],
    ["a tree that loops", compoundFile([root, stream("a", 1)])],
    ["a tree that leaves the directory", compoundFile([root, { ...word, left: 4_000 }])],
    ["a directory beyond the end", malformed({ firstDirectorySector: 9_999 })],
    ["a FAT beyond the end", malformed({ firstFatSector: 0xfffffff0 })],
    ["sectors of 1 GB", malformed({ sectorShift: 30 })],
    ["no root", compoundFile([{ ...word, child: 1 }, word])],
    ["a header alone", wellFormed.subarray(0, 512)],
    ["half a header", wellFormed.subarray(0, 100)],
    ["Word named .pdf", wellFormed, "isWord", "cv.pdf"],
  ]);
}

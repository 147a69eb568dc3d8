import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compoundFile, type CompoundEntry } from "#server/testing/compound-file.ts";
import { examine } from "#server/testing/examine.ts";

const root: CompoundEntry = { name: "Root Entry", kind: "root", child: 1 };

/** A document stream with these flags in its first block. */
const wordWith = (flags: number, bytes = 4_096): CompoundEntry => {
  const content = Buffer.alloc(bytes);
  content.writeUInt16LE(0xa5ec, 0);
  content.writeUInt16LE(flags, 10);
  return { name: "WordDocument", kind: "stream", content };
};
const word = wordWith(0);

describe("A .doc with macros is refused:", () => {
  const storages: [string, CompoundEntry[]][] = [
    ["a folder of macros", [{ name: "Macros", kind: "storage" }]],
    ["in small letters", [{ name: "macros", kind: "storage" }]],
    [
      "a project of macros, deep in a folder",
      [
        { name: "ObjectPool", kind: "storage", child: 3 },
        { name: "_1203", kind: "storage", child: 4 },
        { name: "_VBA_PROJECT_CUR", kind: "storage", child: 5 },
        { name: "VBA", kind: "storage", child: 6 },
        { name: "_VBA_PROJECT", kind: "stream" },
      ],
    ],
    [
      "a project in no tree",
      [
        { name: "a", kind: "storage" },
        { name: "VBA", kind: "storage" },
      ],
    ],
  ];
  for (const [what, [first, ...more]] of storages) {
    test(what, async () => {
      const entries = [root, { ...word, right: 2 }, first, ...more];
      const bytes = compoundFile(entries.filter((entry) => entry !== undefined));
      assert.equal(await examine(bytes), "macros");
    });
  }

  test("but not one with similar names of parts", async () => {
    const names = ["Macros of mine", "VBAs", "Data"];
    const parts = names.map((name): CompoundEntry => ({ name, kind: "storage" }));
    assert.equal(await examine(compoundFile([root, { ...word, right: 2 }, ...parts])), ".doc");
  });
});

describe("A .doc with a password is refused:", () => {
  for (const [how, flags] of [
    ["encrypted", 0x0100],
    ["obfuscated", 0x8100],
    ["obfuscated alone", 0x8000],
  ] as const) {
    test(how, async () => {
      assert.equal(await examine(compoundFile([root, wordWith(flags)])), "locked");
      const large = compoundFile([root, wordWith(flags)], "", { sectorShift: 12 });
      assert.equal(await examine(large), "locked");
    });
  }

  test("other flags have no effect", async () => {
    assert.equal(await examine(compoundFile([root, wordWith(0x7eff)])), ".doc");
  });

  for (const [flags, found] of [
    [0, ".doc"],
    [0x0100, "locked"],
  ] as const) {
    test(`a short document in the stream of the root is ${found}`, async () => {
      const document = wordWith(flags, 640);
      const content = Buffer.concat([Buffer.alloc(640, 0xff), document.content ?? Buffer.alloc(0)]);
      const bytes = compoundFile([
        { ...root, content },
        { ...document, shortAt: 10 },
      ]);
      assert.equal(await examine(bytes), found);
    });
  }

  test("a short document without sectors is damaged", async () => {
    const far = { ...wordWith(0, 640), shortAt: 0xfffffff0 };
    assert.equal(
      await examine(compoundFile([{ ...root, content: Buffer.alloc(640) }, far])),
      "damaged",
    );
    assert.equal(await examine(compoundFile([root, { ...far, shortAt: 0 }])), "damaged");
  });
});

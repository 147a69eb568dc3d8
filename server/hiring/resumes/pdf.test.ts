import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { killLimitedPrograms } from "#server/sandbox/limited-program.ts";
import { examine } from "#server/testing/examine.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { examineResume } from "./resume-type.ts";

const folder = join(import.meta.dirname, "../../testing/encrypted-pdfs");
const encrypted = (await readdir(folder)).filter((name) => name.endsWith(".pdf"));
const readEncrypted = (name: string) => readFile(join(folder, name));
const pdf = (...lines: string[]) => Buffer.from(`%PDF-1.7\n${lines.join("\n")}\n`, "latin1");
const pages = "2 0 obj <</Type /Pages /Kids [3 0 R]>> endobj 3 0 obj <</Type /Page>> endobj";
const trailer = "trailer <</Root 1 0 R>>";
const catalog = "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj";
const encryptedTrailer = "trailer <</Root 1 0 R /Encrypt 9 0 R>>";

const octal = (byte: string) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`;

/** A PDF with its objects in a compressed stream, as most programs write it today. */
function packedPdf(objects: Buffer, dictionary = "/Filter /FlateDecode"): Buffer {
  const packed = deflateSync(objects);
  return Buffer.concat([
    pdf(`5 0 obj <</Type /ObjStm /N 2 /First 10 /Length ${packed.length} ${dictionary}>>`),
    Buffer.from("stream\r\n"),
    packed,
    Buffer.from("\nendstream endobj\n6 0 obj <</Type /XRef /Root 1 0 R>> endobj\nstartxref\n9\n"),
  ]);
}

describe("A PDF is accepted", () => {
  const cases: Record<string, Buffer> = {
    "with a trailer and a page": pdf(pages, trailer),
    "with its objects in a compressed stream": packedPdf(Buffer.from(pages)),
    "with a page that names no type": pdf("2 0 obj <</Kids[<</Contents 4 0 R>>]>>", trailer),
    "with white space and line ends between the words": pdf("<</Type\r\n  \0/Page\n>>", trailer),
    "that is long": Buffer.concat([pdf(pages), Buffer.alloc(3_000_000, " "), Buffer.from(trailer)]),
    "with its words across the pieces in which it is read": Buffer.concat([
      pdf(trailer).subarray(0, -1),
      Buffer.alloc(65_536 - pdf(trailer).length - 2, " "),
      Buffer.from("/Type /Page >>"),
    ]),
    "that starts something when it is opened, and has files attached": pdf(
      "1 0 obj <</OpenAction 4 0 R /Names <</EmbeddedFiles 5 0 R>>>> endobj",
      pages,
      trailer,
    ),
    "that speaks of encryption": pdf(pages, "(/Encrypt 7 0 R and /Encrypt << >>)", trailer),
  };
  for (const [what, bytes] of Object.entries(cases)) {
    test(what, async () => {
      assert.equal(await examine(bytes), ".pdf");
    });
  }
});

describe("A PDF is damaged", () => {
  const cases: Record<string, Buffer> = {
    "of five bytes": Buffer.from("%PDF-"),
    "that is a header and an end": pdf("%%EOF"),
    "that is a script behind a header": pdf("app.alert(1); <script>alert(1)</script>"),
    "whose header is in a script": Buffer.from("var x = 1; // %PDF-1.7\nalert(x);\n"),
    "without pages": pdf("1 0 obj <</Type /Catalog /Pages 2 0 R>>", trailer),
    "without a trailer or a table": pdf(pages),
    "whose compressed objects hold no page": packedPdf(Buffer.from("<</Type /Catalog>>")),
    "whose compressed objects cannot be unpacked": packedPdf(Buffer.from(pages)).fill(
      0xff,
      90,
      110,
    ),
  };
  for (const [what, bytes] of Object.entries(cases)) {
    test(what, async () => {
      assert.equal(await examine(bytes), "damaged");
    });
  }
});

describe("An encrypted PDF", () => {
  for (const name of encrypted) {
    const found = name.endsWith("open.pdf") ? ".pdf" : "locked";
    test(`${name}: ${found}`, async () => {
      assert.equal(await examine(await readEncrypted(name)), found);
    });
  }

  test("with only its attachments encrypted is accepted", async () => {
    const encryption = (event: string) => {
      const filter = `/CF <</StdCF <</AuthEvent /${event} /CFM /AESV2>>>> /EFF /StdCF`;
      const keys = `/O (${"x".repeat(32)}) /U (${"y".repeat(32)}) /P -4`;
      const values = `${filter} /StmF /Identity /StrF /Identity ${keys}`;
      return `9 0 obj <</Filter /Standard /V 4 /R 4 /Length 128 ${values}>> endobj`;
    };
    const examineWith = (event: string) =>
      examine(pdf(catalog, pages, encryption(event), encryptedTrailer));
    assert.equal(await examineWith("EFOpen"), ".pdf");
    assert.equal(await examineWith("DocOpen"), "locked");
  });

  test("that needs a certificate is locked", async () => {
    const encryption = "9 0 obj <</Filter /Adobe.PubSec /V 4>> endobj";
    assert.equal(await examine(pdf(catalog, pages, encryption, encryptedTrailer)), "locked");
  });

  test("can have its dictionary in the trailer", async () => {
    const locked = (await readEncrypted("rc4-40-locked.pdf")).toString("latin1");
    const [, number = "", dictionary = ""] =
      /(\d+) 0 obj\n(<<[^\n]*\/Filter \/Standard[^\n]*>>)\nendobj/.exec(locked) ?? [];
    const inline = locked.replace(`/Encrypt ${number} 0 R`, `/Encrypt ${dictionary}`);
    assert.notEqual(inline, locked);
    assert.equal(await examine(Buffer.from(inline, "latin1")), "locked");
  });

  for (const [name, found] of [
    ["rc4-128-open.pdf", ".pdf"],
    ["rc4-128-locked.pdf", "locked"],
  ] as const) {
    for (const [how, escape] of [
      ["escaped", (bytes: string) => bytes.replaceAll(/[\\()\r]/g, octal)],
      ["octal", (bytes: string) => bytes.replaceAll(/[^]/g, octal)],
    ] as const) {
      test(`${name} with its keys as texts, ${how}: ${found}`, async () => {
        const hex = (await readEncrypted(name)).toString("latin1");
        const texts = hex.replaceAll(
          /<([\da-f]{64})>/g,
          (_, digits: string) => `(${escape(Buffer.from(digits, "hex").toString("latin1"))})`,
        );
        assert.notEqual(texts, hex);
        assert.equal(await examine(Buffer.from(texts, "latin1")), found);
      });
    }
  }

  test("takes time in proportion to its size, however often it names its encryption", async () => {
    const many = "trailer <</Encrypt 9 0 R>>\n".repeat(100_000);
    assert.equal(await examine(pdf(pages, many)), ".pdf");
  });
});

describe("Compressed objects", () => {
  test("are not inflated beyond a limit", async () => {
    const bomb = packedPdf(
      Buffer.concat([Buffer.alloc(64 * 1024 * 1024, " "), Buffer.from(pages)]),
    );
    assert.equal(await examine(bomb), "damaged");
    assert.equal(await examine(Buffer.concat([bomb, tinyPdf()])), ".pdf");
  });
});

test("A resume is examined while the server stops, because its upload waits for the answer", async () => {
  // The last test: from now on this process starts no other programs.
  killLimitedPrograms();
  const signal = AbortSignal.timeout(60_000);
  const path = join(folder, "aes-256-open.pdf");
  assert.deepEqual(await examineResume(path, signal), { type: ".pdf" });
});

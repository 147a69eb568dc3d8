import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { resumes } from "#server/testing/resumes.ts";
import {
  linkTo,
  linkedPicture,
  paragraph,
  wordDocument,
  type Relation,
} from "#server/testing/word-document.ts";
import { wordPreview } from "./preview.ts";
import { wordToHtml } from "./word-to-html.ts";

const notShown = { status: 422, text: "failure.resumeNotShown" };
const docxAsPage = async (content: Buffer) => (await wordToHtml(content)).html;

/** Checks that a page contains only harmless elements. */
function assertHarmless(page: string): void {
  const [head = "", body = ""] = page.split("<body>");
  assert.match(head, /Content-Security-Policy" content="default-src 'none'; img-src data:;/);
  const tags = Array.from(body.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi), (match) => match);
  for (const [tag, name = "", attributes = ""] of tags) {
    assert.match(
      name,
      /^(?:header|footer|p|h[1-6]|ul|ol|li|br|strong|em|s|sup|sub|span|table|thead|tbody|tr|td|th|img)$/,
      tag,
    );
    const named = Array.from(attributes.matchAll(/([\w:-]+)=/g), ([, attribute]) => attribute);
    for (const attribute of named) {
      assert.ok(
        ["src", "alt", "width", "height", "colspan", "rowspan"].includes(attribute ?? ""),
        tag,
      );
    }
    if (name === "img") assert.match(attributes, /src="data:image\/(?:png|jpeg|gif|webp);base64,/);
  }
}

const pageOf = async (body: string, more?: Parameters<typeof wordDocument>[1]) => {
  const page = await docxAsPage(wordDocument(body, more));
  assertHarmless(page);
  return page;
};

const hyperlink = (target: string): Relation[] => [{ id: "rId9", type: "hyperlink", target }];

describe("A docx converted to HTML", () => {
  for (const { name, path } of resumes.filter(({ extension }) => extension === ".docx")) {
    test(`shows the text of "${name}"`, async () => {
      const page = await docxAsPage(await readFile(path));
      assertHarmless(page);
      assert.match(page, /<h1|<h2|<p>/);
      const [person = ""] = name.split(" – ");
      assert.ok(page.includes(person), `${person} is missing`);
    });
  }

  test("keeps lists, tables and emphasis", async () => {
    const page = await pageOf(
      "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Kỹ năng</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>SQL</w:t></w:r></w:p></w:tc></w:tr></w:tbl>",
    );
    assert.match(page, /<strong>Kỹ năng<\/strong>/);
    assert.match(page, /<td>(?:<p>)?SQL/);
  });

  test("shows typed markup as text", async () => {
    const page = await pageOf(
      paragraph("&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"),
    );
    assert.ok(page.includes("&lt;script&gt;alert(1)&lt;/script&gt;"), page);
  });

  test("keeps only the text of links to unsafe addresses", async () => {
    const targets = [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "&#9;java&#10;script:alert(1)",
      "data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;",
      "vbscript:x",
      "file:///etc/passwd",
    ];
    const links = targets.map((_, index) => linkTo(`rId${index}`, `Work ${index}`));
    const relations = targets.map((target, index): Relation => ({
      id: `rId${index}`,
      type: "hyperlink",
      target,
    }));
    const page = await pageOf(links.join(""), { relations });
    for (const index of targets.keys()) assert.ok(page.includes(`Work ${index}`), page);
    assert.doesNotMatch(page, /alert|vbscript|passwd/);
  });

  test("shows the address of a web link as text", async () => {
    const address = "https://portfolio.example/me?a=1&amp;b=2";
    const page = await pageOf(linkTo("rId9", "My work"), { relations: hyperlink(address) });
    assert.ok(page.includes(`My work (${address})`), page);
    const same = await pageOf(linkTo("rId9", "portfolio.example"), {
      relations: hyperlink("https://portfolio.example/"),
    });
    assert.ok(same.includes("<p>portfolio.example</p>"), same);
  });

  test("loads no external pictures", async () => {
    const targets = ["https://tracker.example/p.png", "file:///etc/passwd", "../../../etc/passwd"];
    const pictures = targets.map((_, index) => linkedPicture(`rId${index}`, "portrait"));
    const relations = targets.map((target, index): Relation => ({
      id: `rId${index}`,
      type: "image",
      target,
    }));
    const page = await pageOf(paragraph("before") + pictures.join(""), { relations });
    assert.ok(page.includes("before"), page);
    assert.doesNotMatch(page, /tracker|root:|<img/);
  });

  test("ignores a style map in the document", async () => {
    const rules = { name: "mammoth/style-map", content: "p => script:fresh" };
    const page = await pageOf(paragraph("alert(1)"), { parts: [rules] });
    assert.ok(page.includes("<p>alert(1)</p>"), page);
  });
});

describe("A hostile docx is refused:", () => {
  const content = deflateRawSync(Buffer.alloc(120 * 1024 * 1024, " "), { level: 1 });
  const bomb = (claimed: number) => {
    const claims = { method: 8, unpackedBytes: claimed };
    return wordDocument("", { parts: [{ name: "word/styles.xml", content, claims }] });
  };
  const entities = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  const deep = (levels: number) =>
    "<w:tbl><w:tr><w:tc>".repeat(levels) + paragraph("x") + "</w:tc></w:tr></w:tbl>".repeat(levels);

  for (const [what, make] of [
    ["a file that is no archive", () => Buffer.from("PK\u0003\u0004 nothing")],
    ["an archive without a document", () => wordDocument("").subarray(0, 200)],
    ["markup that does not end", () => wordDocument("<w:p>")],
    ["its own entities", () => wordDocument(paragraph("&b;&x;"), { prologue: entities })],
    ["a part that swells to 120 MB", () => bomb(120 * 1024 * 1024)],
    ["a part that swells to 120 MB and says 1 KB", () => bomb(1_024)],
    ["tables within tables, 50,000 deep", () => wordDocument(deep(50_000))],
  ] as const) {
    test(what, async () => {
      await assert.rejects(wordPreview(make()), notShown);
    });
  }

  test("the next document is shown", async () => {
    assert.ok((await wordPreview(wordDocument(paragraph("next")))).html.includes("next"));
  });

  test("a table of 20,000 rows is shown or refused while the server keeps responding", async () => {
    const row = `<w:tr><w:tc>${paragraph("a")}</w:tc><w:tc>${paragraph("b")}</w:tc></w:tr>`;
    const document = wordDocument(`<w:tbl>${row.repeat(20_000)}</w:tbl>`);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const [page] = await Promise.allSettled([wordPreview(document)]);
    clearInterval(timer);
    assert.ok(turns > 0, "the event loop was blocked");
    if (page.status === "fulfilled") assertHarmless(page.value.html);
    else await assert.rejects(Promise.reject(page.reason), notShown);
  });

  test("a document over the limits delays no other and is not converted again", async () => {
    const cell = `<w:tc>${paragraph("a")}</w:tc>`;
    const slow = wordDocument(`<w:tbl>${`<w:tr>${cell}${cell}</w:tr>`.repeat(60_000)}</w:tbl>`);
    const orderOfBoth = async () => {
      const ended: string[] = [];
      await Promise.all([
        wordPreview(wordDocument(paragraph("quick"))).then(() => ended.push("quick")),
        assert.rejects(wordPreview(slow), notShown).then(() => ended.push("slow")),
      ]);
      return ended;
    };
    assert.deepEqual(await orderOfBoth(), ["quick", "slow"]);
    // The second refusal starts no process, so it comes first.
    assert.deepEqual(await orderOfBoth(), ["slow", "quick"]);
  });
});

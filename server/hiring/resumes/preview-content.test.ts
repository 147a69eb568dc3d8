import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import sharp from "sharp";
import { mainPart } from "#server/testing/fake-docx.ts";
import { resumes } from "#server/testing/resumes.ts";
import {
  embeddedPicture,
  linkedPicture,
  paragraph,
  relationsOf,
  surrounding,
  wordDocument,
  type Relation,
} from "#server/testing/word-document.ts";
import { wordPreview } from "./preview.ts";
import { wordToHtml } from "./word-to-html.ts";

const notShown = { status: 422, text: "failure.resumeNotShown" };

const part = (id: string, type: Relation["type"], target: string): Relation => ({
  id,
  type,
  target,
  isWithin: true,
});
const reference = (kind: "header" | "footer", id: string, type = "default") =>
  `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
const section = (content: string) => `<w:sectPr>${content}</w:sectPr>`;
const bodyOf = (html: string) => html.split("<body>")[1] ?? "";
const red = { create: { width: 40, height: 40, channels: 3, background: "red" } } as const;
const png = await sharp(red).png().toBuffer();
const jpeg = await sharp(red).jpeg().toBuffer();

describe("The headers and footers of a docx", () => {
  const shown = async (references: string, settings = "") => {
    const headers = ["first", "usual", "even", "unused"].map((text, index) => ({
      name: `word/header${index + 1}.xml`,
      content: surrounding("hdr", paragraph(`${text} header`)),
    }));
    const { html } = await wordToHtml(
      wordDocument(paragraph("the body") + section(references), {
        relations: [
          part("rId11", "header", "header1.xml"),
          part("rId12", "header", "/word/header2.xml"),
          part("rId13", "header", "header3.xml"),
          part("rId14", "header", "header4.xml"),
          part("rId15", "footer", "footer1.xml"),
        ],
        parts: [
          ...headers,
          { name: "word/footer1.xml", content: surrounding("ftr", paragraph("the footer")) },
          {
            name: "word/settings.xml",
            content: `<w:settings xmlns:w="w">${settings}</w:settings>`,
          },
        ],
      }),
    );
    return bodyOf(html).replaceAll(/<\/?p>/g, "|");
  };

  test("are shown above and below the text", async () => {
    assert.match(
      await shown(reference("header", "rId12") + reference("footer", "rId15")),
      /<header>\|usual header\|<\/header>\|the body\|<footer>\|the footer\|<\/footer>/,
    );
  });

  test("for the first page and even pages are shown if the document uses them", async () => {
    const references =
      reference("header", "rId11", "first") +
      reference("header", "rId12") +
      reference("header", "rId13", "even");
    assert.match(await shown(references), /<header>\|usual header\|<\/header>/);
    assert.match(
      await shown(`${references}<w:titlePg/>`, "<w:evenAndOddHeaders/>"),
      /<header>\|first header\|\|usual header\|\|even header\|<\/header>/,
    );
  });

  test("of several sections are shown once, and unreferenced ones are not shown", async () => {
    const page = await shown(reference("header", "rId12").repeat(3));
    assert.equal(page.split("usual header").length, 2);
    assert.doesNotMatch(page, /unused|footer/);
  });

  test("that are empty add no markup", async () => {
    const { html } = await wordToHtml(
      wordDocument(paragraph("the body") + section(reference("header", "rId11")), {
        relations: [part("rId11", "header", "header1.xml")],
        parts: [{ name: "word/header1.xml", content: surrounding("hdr", "<w:p/>") }],
      }),
    );
    assert.equal(bodyOf(html), "<p>the body</p></body></html>");
  });

  test("can contain pictures", async () => {
    const { html } = await wordToHtml(
      wordDocument(paragraph("the body") + section(reference("header", "rId1")), {
        relations: [part("rId1", "header", "header1.xml")],
        parts: [
          {
            name: "word/header1.xml",
            content: surrounding("hdr", embeddedPicture("rId1", "portrait", [90, 60])),
          },
          {
            name: "word/_rels/header1.xml.rels",
            content: relationsOf([part("rId1", "image", "media/image1.png")]),
          },
          { name: "word/media/image1.png", content: png },
        ],
      }),
    );
    assert.match(html, /<header><p><img [^>]*alt="portrait"[^>]*><\/p><\/header>/);
  });
});

describe("A picture in a docx", () => {
  const shown = async (
    drawing: string,
    {
      target = "media/image1.png",
      content = png,
      contentTypes,
    }: Record<string, string | Buffer> & {
      target?: string;
      content?: Buffer;
      contentTypes?: string;
    } = {},
  ) => {
    const extension = target.slice(target.lastIndexOf("."));
    return wordToHtml(
      wordDocument(drawing, {
        relations: [part("rId9", "image", target)],
        parts: [{ name: `word/media/image1${extension}`, content }],
        ...(contentTypes === undefined ? {} : { contentTypes }),
      }),
    );
  };
  const picture = embeddedPicture("rId9", "portrait &amp; more", [90, 60]);

  test("has the size and the description from the document", async () => {
    const { html, excluded } = await shown(picture);
    assert.match(html, /<img [^>]*width="120" height="80"/);
    assert.match(html, /alt="portrait &amp; more"/);
    assert.deepEqual(excluded, []);
  });

  test("in VML has its size and description as well", async () => {
    const drawing = `<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape style="position:absolute;width:90pt;height:1in"><v:imagedata r:id="rId9" o:title="me"/></v:shape></w:pict></w:r></w:p>`;
    const longForm = drawing.replace(/(<v:imagedata[^>]*)\/>/, "$1></v:imagedata>");
    for (const body of [drawing, longForm]) {
      assert.match((await shown(body)).html, /<img [^>]*alt="me"[^>]*width="120" height="96"/);
    }
  });

  test("without a size keeps its own", async () => {
    const { html } = await shown(embeddedPicture("rId9", "me", [0, 0]));
    assert.match(html, /<img [^>]*alt="me"/);
    assert.doesNotMatch(html, /width=/);
  });

  test("is found through a target with backslashes", async () => {
    const { html, excluded } = await shown(picture, { target: "media\\image1.png" });
    assert.match(html, /<img [^>]*src="data:image\/png;base64,/);
    assert.deepEqual(excluded, []);
  });

  test('of the type "image/jpg" is shown as JPEG', async () => {
    const wordType = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
    const contentTypes = mainPart(wordType).replace(
      "<Override",
      '<Default Extension="jpg" ContentType="image/jpg"/><Override',
    );
    const { html, excluded } = await shown(picture, {
      target: "media/image1.jpg",
      content: jpeg,
      contentTypes,
    });
    assert.match(html, /<img [^>]*src="data:image\/jpeg;base64,/);
    assert.deepEqual(excluded, []);
  });
});

describe("The preview names missing content:", () => {
  const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
  const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const office = 'xmlns:o="urn:schemas-microsoft-com:office:office"';
  const cases: Record<string, [body: string, excluded: string[]]> = {
    nothing: [paragraph("x"), []],
    "an external picture": [linkedPicture("rId9", "x"), ["pictures"]],
    "a missing picture": [embeddedPicture("rId8", "x", [9, 9]), ["pictures"]],
    "a picture that browsers cannot show": [embeddedPicture("rId7", "x", [9, 9]), ["pictures"]],
    "a drawing": [`<w:p><w:r><w:pict ${vml}><v:oval/></w:pict></w:r></w:p>`, ["drawings"]],
    "an equation": [`<w:p><m:oMath ${math}><m:r/></m:oMath></w:p>`, ["equations"]],
    "an object": [
      `<w:p><w:r><w:object><o:OLEObject ${office}/></w:object></w:r></w:p>`,
      ["objects"],
    ],
    "a symbol": ['<w:p><w:r><w:sym w:font="Nobody" w:char="F0FF"/></w:r></w:p>', ["symbols"]],
    "another element": ["<w:p><w:r><w:ruby/></w:r></w:p>", ["other"]],
    "nothing for a style": [`<w:p><w:pPr><w:pStyle w:val="Mine"/></w:pPr></w:p>`, []],
    "several kinds": [
      `<w:p><m:oMath ${math}/></w:p>${linkedPicture("rId9", "x")}${linkedPicture("rId9", "y")}`,
      ["pictures", "equations"],
    ],
  };
  for (const [what, [body, expected]] of Object.entries(cases)) {
    test(what, async () => {
      const { excluded } = await wordToHtml(
        wordDocument(body, {
          relations: [
            { id: "rId9", type: "image", target: "https://tracker.example/p.png" },
            part("rId8", "image", "media/nowhere.png"),
            part("rId7", "image", "media/image1.emf"),
          ],
        }),
      );
      assert.deepEqual(excluded, expected);
    });
  }

  test("the text of a simple field is shown", async () => {
    const field = `<w:p><w:fldSimple w:instr=" AUTHOR "><w:r><w:t>Nguyễn Văn Mẫu</w:t></w:r></w:fldSimple></w:p>`;
    const { html, excluded } = await wordToHtml(wordDocument(field));
    assert.match(html, /<p>Nguyễn Văn Mẫu<\/p>/);
    assert.deepEqual(excluded, []);
  });
});

describe("A docx with bytes after its end", () => {
  test("is shown", async () => {
    const content = Buffer.concat([wordDocument(paragraph("the body")), Buffer.from("\r\n")]);
    assert.match((await wordToHtml(content)).html, /<p>the body<\/p>/);
  });
});

describe("A .doc", () => {
  test("is shown as text", async () => {
    const sample = resumes.find(({ extension }) => extension === ".doc");
    const { html, excluded } = await wordToHtml(await readFile(sample?.path ?? ""), ".doc");
    for (const line of [
      "Lê Văn Ví Dụ",
      "2022-2024: Lập trình viên, Công ty Mẫu. Xây dựng hệ thống hỏi đáp bằng tiếng Việt.",
      "Kỹ năng | Mức độ",
    ]) {
      assert.ok(html.includes(`<p>${line}</p>`), line);
    }
    assert.deepEqual(excluded, []);
  });

  test("that is damaged cannot be shown", async () => {
    await assert.rejects(wordPreview(Buffer.from("not Word"), ".doc"), notShown);
  });
});

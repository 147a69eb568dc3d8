import assert from "node:assert/strict";
import { test } from "node:test";
import { readSource } from "#contract/sources.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const list = "/api/v1/applications";

test("A source is recognised in any spelling, and an unknown one becomes `other`", () => {
  for (const [text, source] of [
    ["", "careers_page"],
    ["  ", "careers_page"],
    ["Facebook", "facebook"],
    ["fb", "facebook"],
    ["m.facebook.com", "facebook"],
    ["facebook?fbclid=IwAR0", "facebook"],
    ["facebook/", "facebook"],
    ["https://www.facebook.com/groups/1", "facebook"],
    ["linkedin&trk=x", "linkedin"],
    ["TopCV.vn", "topcv"],
    ["IT Viec", "itviec"],
    ["Careers-Page", "careers_page"],
    ["VNW", "vietnamworks"],
    ["agency", "agency"],
  ] as const) {
    assert.deepEqual(readSource({ source: text }), { source, source_detail: null }, text);
  }
  assert.deepEqual(readSource({}), { source: "careers_page", source_detail: null });
  const referral = { source: "Referral", source_detail: " Trần  Văn Bình\n" };
  assert.deepEqual(readSource(referral), { source: "referral", source_detail: "Trần Văn Bình" });
  for (const name of ["Threads", "constructor", "__proto__"]) {
    assert.deepEqual(readSource({ source: name }), { source: "other", source_detail: name });
  }
  const campaign = { source: "threads", source_detail: "Tết 2027" };
  assert.deepEqual(readSource(campaign), { source: "other", source_detail: "threads · Tết 2027" });
});

onBothEngines("The source of an application", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  test("is stored, shown and found by the filter", async () => {
    const own = await calls.submit({ full_name: "Lê Nguồn Một" });
    const facebook = await calls.submit({ full_name: "Lê Nguồn Hai", source: "FB" });
    const threads = await calls.submit({ full_name: "Lê Nguồn Ba", source: "Threads VN" });
    assert.partialDeepStrictEqual(await calls.read(own), {
      source: "careers_page",
      source_detail: null,
      added_by: null,
      consent: null,
    });
    const idsFrom = async (source: string) =>
      (await calls.find(`q=le%20nguon&source=${source}`)).applications.map(({ id }) => id);
    assert.deepEqual(await idsFrom("careers_page"), [own]);
    assert.deepEqual(await idsFrom("facebook"), [facebook]);
    assert.deepEqual(await idsFrom("other"), [threads]);
    assert.equal((await calls.read(threads)).source_detail, "Threads VN");
    const unknown = await app.client.call("GET", `${list}?source=threads`, { token: calls.token });
    assertFailure(unknown, 422, "Please check the highlighted fields.", {
      source: ["Please choose a source"],
    });
  });

  test("is never a reason to refuse an application", async () => {
    const hostile = [
      "x".repeat(60_000),
      "\u0000\u0007\ud800",
      "<script>alert(1)</script>",
      "'; drop table applications; --",
      "\u202egnp.exe",
      "😀".repeat(99),
    ];
    for (const source of hostile) {
      const id = await calls.submit({ source, source_detail: source });
      const { source: stored, source_detail } = await calls.read(id);
      assert.ok(stored === "other" || stored === "careers_page", stored);
      assert.ok((source_detail ?? "").length <= 100);
      assert.ok((source_detail ?? "").isWellFormed());
    }
    for (const source of [["facebook", "topcv"], 7, null, { a: 1 }]) {
      const body = { ...applicationFields(), source, source_detail: source };
      const response = await app.client.call("POST", list, { body });
      assert.equal(response.status, 201, response.text);
    }
    const form = applicationForm(applicationFields({ source: "linkedin" }), {
      name: "cv.pdf",
      bytes: tinyPdf(),
    });
    form.append("source", "facebook");
    const uploaded = await app.client.call("POST", `${list}/upload`, { body: form });
    assert.equal(uploaded.status, 201, uploaded.text);
  });

  test("cannot be used to claim that a user added the application", async () => {
    const id = await calls.submit({ added_by: calls.adminId, consent: "agreed" });
    assert.partialDeepStrictEqual(await calls.read(id), { added_by: null, consent: null });
  });
});

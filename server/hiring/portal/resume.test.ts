import assert from "node:assert/strict";
import { test } from "node:test";
import { PortalApplication } from "#contract/applicant.ts";
import { Attachments } from "#contract/messages.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationForm, readSampleResume } from "#server/testing/client.ts";
import { filesFor } from "#server/testing/s3-server.ts";

const invalidLink =
  "This link does not lead to an application. The application may have been deleted, or the link is incomplete.";
const hour = 3_600_000;
const pdfName = "Nguyễn Văn Mẫu – CV.pdf";
const docxName = "Phạm Thị Mẫu – CV.docx";

onBothEngines("The resume of an applicant", (engine) => {
  const app = testApp(engine, () => filesFor(engine), { clock: "stopped" });
  const calls = applicationCalls(app);
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    await calls.sendDue();
    await calls.signIn();
  };
  const tokenOf = (id: string) => statusLink(app.keys, "", id).split("#")[1] ?? "";
  const view = async (id: string) => {
    const body = { token: tokenOf(id) };
    const response = await app.client.call("POST", "/api/v1/application-status", { body });
    return PortalApplication.parse(response.body);
  };

  test("the applicant can replace the resume until a decision is told, and HR sees also the one that it opened", async () => {
    const [pdf, docx] = [await readSampleResume(pdfName), await readSampleResume(docxName)];
    const id = await calls.upload("cũ.pdf", pdf);
    const replace = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const body = applicationForm({ token: tokenOf(id) }, { name, bytes });
      return app.client.call("POST", "/api/v1/application-status/resume", { body });
    };
    const [keyBefore] = await cvKeys(id);
    assert.equal((await replace("mới.docx", docx)).status, 200);
    const read = await calls.read(id);
    assert.equal(read.cv_original_name, "mới.docx");
    assert.equal((await calls.find("q=moi.docx")).total, 1);
    const filesBefore = await storedFiles();
    assert.ok(!filesBefore.includes(keyBefore ?? ""), "the first file is removed");
    assertFailure(await replace("mới.pdf", docx), 422, "Please check the highlighted fields.", {
      resume: [
        "Please upload a PDF or Word document",
        "This is a Word document with a different file extension. Rename it to end in .docx and try again.",
      ],
    });

    const download = await app.client.call("GET", `/api/v1/applications/${id}/cv`, {
      token: calls.token,
    });
    assert.equal(download.status, 200);
    await calls.change(id, { status: "reviewing" });
    await wait(20_000);
    assert.equal((await view(id)).can_replace_resume, true);
    assert.equal((await replace("mới hơn.pdf", pdf)).status, 200);
    assert.equal((await calls.read(id)).cv_original_name, "mới hơn.pdf");
    const list = await app.client.call("GET", `/api/v1/applications/${id}/attachments`, {
      token: calls.token,
    });
    const [earlier, ...more] = Attachments.parse(list.body).attachments;
    assert.deepEqual([earlier?.name, earlier?.purpose, more], ["mới.docx", "earlier_resume", []]);
    const file = await fetch(`${app.url}/api/v1/applications/${id}/attachments/${earlier?.id}`, {
      headers: { authorization: `Bearer ${calls.token}` },
    });
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), Buffer.from(docx));
    const own = await fetch(`${app.url}/api/v1/application-status/resume/file`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: tokenOf(id) }),
    });
    assert.deepEqual(Buffer.from(await own.arrayBuffer()), Buffer.from(pdf));
    assert.equal((await storedFiles()).length, filesBefore.length);
    await calls.change(id, { status: "rejected" });
    assert.equal((await view(id)).can_replace_resume, true, "the decision is not told yet");
    await wait(4 * 24 * hour);
    assert.equal((await view(id)).can_replace_resume, false);
    assert.equal((await replace("muộn.docx", docx)).status, 409);
  });

  test("an acceptance that was told ends the time to replace the resume", async () => {
    const pdf = await readSampleResume(pdfName);
    const id = await calls.upload("cũ.pdf", pdf);
    await calls.change(id, { status: "accepted" });
    assert.equal((await view(id)).can_replace_resume, true, "the decision is not told yet");
    await wait(20_000);
    const { can_replace_resume, can_withdraw } = await view(id);
    assert.deepEqual([can_replace_resume, can_withdraw], [false, true]);
    const body = applicationForm({ token: tokenOf(id) }, { name: "mới.pdf", bytes: pdf });
    const { status } = await app.client.call("POST", "/api/v1/application-status/resume", { body });
    assert.equal(status, 409);
  });

  test("a wrong token is refused before the file is received", async (t) => {
    const pdf = await readSampleResume(pdfName);
    const id = await calls.upload("cũ.pdf", pdf);
    const receive = t.mock.method(app.files, "stage");
    const replace = (...parts: [name: string, part: string | Blob][]) => {
      const body = new FormData();
      for (const [name, part] of parts) body.append(name, part);
      return app.client.call("POST", "/api/v1/application-status/resume", { body });
    };
    const resume = new Blob([pdf]);
    assertFailure(await replace(["token", "wrong"], ["resume", resume]), 422, invalidLink);
    assertFailure(await replace(["resume", resume]), 422, invalidLink);
    assertFailure(await replace(["resume", resume], ["token", tokenOf(id)]), 422, invalidLink);
    assert.equal(receive.mock.callCount(), 0);
  });

  const cvKeys = async (id: string) => {
    const rows = app.db.selectFrom("applications").select("cv_key").where("id", "=", id);
    return (await rows.execute()).map((row) => row.cv_key);
  };
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of app.files.list()) keys.push(key);
    return keys.toSorted();
  };
});

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mock, test } from "node:test";
import { FilesOutageError } from "#server/files/files.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const list = "/api/v1/applications";
const resume = Buffer.concat([tinyPdf(), randomBytes(5_000_000)]);

onBothEngines("Deleting an application", (engine) => {
  const app = testApp(engine, () => filesFor(engine));
  const calls = applicationCalls(app);

  const remove = (id: string) => app.client.call("DELETE", `${list}/${id}`, { token: calls.token });
  const download = (id: string) =>
    fetch(`${app.url}${list}/${id}/cv`, { headers: { authorization: `Bearer ${calls.token}` } });

  test("lets a running download finish", async () => {
    const id = await calls.upload("cv.pdf", resume);
    const response = await download(id);
    assert.equal(response.status, 200);
    assert.equal((await remove(id)).status, 200);
    assert.ok(resume.equals(Buffer.from(await response.arrayBuffer())));
    assert.equal((await download(id)).status, 404);
  });

  test("of many with their resumes gives up on a store that is down", async () => {
    const removals = mock.method(app.files, "remove", () =>
      Promise.reject(new FilesOutageError("a test", true)),
    );
    const ids: string[] = [];
    while (ids.length < 20) ids.push(await calls.upload("cv.pdf", tinyPdf()));
    const body = { action: "delete", ids };
    const { status } = await app.client.call("POST", `${list}/bulk`, { token: calls.token, body });
    assert.equal(status, 200);
    removals.mock.restore();
    assert.ok(removals.mock.callCount() <= 10, String(removals.mock.callCount()));
  });

  test("keeps the resume if the database refuses the deletion", async () => {
    const id = await calls.upload("cv.pdf", resume);
    await app.db.schema.alterTable("audit_log").renameTo("audit_log_away").execute();
    assert.equal((await remove(id)).status, 500);
    await app.db.schema.alterTable("audit_log_away").renameTo("audit_log").execute();
    const response = await download(id);
    assert.equal(response.status, 200);
    assert.ok(resume.equals(Buffer.from(await response.arrayBuffer())));
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { UpdatedApplication } from "#contract/applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { statusLink } from "./status-link.ts";

onBothEngines("The reason of a rejection", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  const reasonOf = async (id: string) => (await calls.read(id)).rejection_reason;
  const post = (path: string, body: object) =>
    app.client.call("POST", `/api/v1/applications${path}`, { token: calls.token, body });

  test("is one of a list, belongs to a rejection, and goes with it", async () => {
    const id = await calls.submit();
    assert.equal(await reasonOf(id), null);
    for (const change of [
      { status: "rejected", rejection_reason: "ugly" },
      { status: "rejected", rejection_reason: 5 },
      { status: "accepted", rejection_reason: "skills" },
      { rejection_reason: "skills" },
    ]) {
      const answer = await calls.change(id, change);
      assert.equal(answer.status, 422, answer.text);
      assert.match(answer.text, /"rejection_reason"/);
    }
    for (const rejection_reason of RejectionReason.options) {
      const answer = await calls.change(id, { status: "rejected", rejection_reason });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(await reasonOf(id), rejection_reason);
    }
    await calls.change(id, { notes: "Gọi lại" });
    assert.equal(await reasonOf(id), "other");
    await calls.change(id, { rejection_reason: null });
    assert.equal(await reasonOf(id), null);
    await calls.change(id, { rejection_reason: "salary" });
    await calls.change(id, { status: "reviewing" });
    assert.equal(await reasonOf(id), null);
  });

  test("is taken back with the decision, for one and for many", async () => {
    const id = await calls.submit();
    const answer = await calls.change(id, { status: "rejected", rejection_reason: "location" });
    const { undo_id } = UpdatedApplication.parse(answer.body);
    await post("/bulk/undo", { undo_id });
    assert.deepEqual([(await calls.read(id)).status, await reasonOf(id)], ["submitted", null]);

    const ids = [id, await calls.submit()];
    const action = { action: "status", ids };
    const refused = await post("/bulk", {
      ...action,
      status: "accepted",
      rejection_reason: "no_show",
    });
    assert.equal(refused.status, 422, refused.text);
    const bulk = await post("/bulk", {
      ...action,
      status: "rejected",
      rejection_reason: "no_show",
    });
    assert.deepEqual(await Promise.all(ids.map(reasonOf)), ["no_show", "no_show"]);
    await post("/bulk/undo", { undo_id: BulkResponse.parse(bulk.body).undo_id });
    assert.deepEqual(await Promise.all(ids.map(reasonOf)), [null, null]);
  });

  test("reaches no email and no page of the applicant", async () => {
    const id = await calls.submit();
    await calls.change(id, { status: "rejected", rejection_reason: "other_candidate" });
    app.advance(3 * 86_400_000);
    const emails = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("application_id", "=", id)
      .execute();
    const [, token] = statusLink(app.keys, "", id).split("#");
    const portal = await app.client.call("POST", "/api/v1/application-status", { body: { token } });
    assert.equal(portal.status, 200, portal.text);
    for (const text of [JSON.stringify(emails), portal.text]) {
      assert.doesNotMatch(text, /other_candidate|Another candidate|Chọn ứng viên khác/);
    }
  });
});

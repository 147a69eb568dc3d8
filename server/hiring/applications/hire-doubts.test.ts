import assert from "node:assert/strict";
import { test } from "node:test";
import { BulkResponse } from "#contract/bulk.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("The acceptance of many applications", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const noInterview = "No interview was held";
  const accept = async (ids: readonly string[], check_hire?: readonly string[]) => {
    const body = { action: "status", status: "accepted", ids, check_hire };
    const response = await calls.send("POST", "/applications/bulk", body);
    assert.equal(response.status, 200, response.text);
    return BulkResponse.parse(response.body);
  };
  const note = async (id: string, token: string, verdict: string) => {
    const path = `/api/v1/applications/${id}/notes`;
    const response = await app.client.call("POST", path, { token, body: { verdict } });
    assert.equal(response.status, 201, response.text);
  };

  test("leaves out and names those without an interview, until one decides all the same", async () => {
    const [without, agreed] = [await calls.submit(), await calls.submit()];
    const time = calls.inHours(24);
    const { id: interview } = await calls.offerAndLeave(agreed, [time]);
    await calls.pick(agreed, interview, time);
    app.advance(Date.parse(time) - app.clock().getTime());
    await calls.signIn();
    const { seen_version } = await calls.read(without);
    const message = `This tells them that they are hired. ${noInterview}`;
    const first = await accept([without, agreed], [without.toUpperCase(), agreed]);
    assert.deepEqual(first.done, [agreed]);
    assert.deepEqual(first.refused, [{ id: without, message, seen_version, asked: true }]);
    assert.equal((await calls.read(without)).status, "submitted");
    assert.deepEqual((await accept([without], [])).done, [without]);
    assert.deepEqual((await accept([await calls.submit()])).refused, []);
  });

  test("leaves out and names those whose verdicts disagree or were not read", async () => {
    const id = await calls.submit();
    const reasons = async () => (await accept([id], [id])).refused[0]?.message.split(". ")[1];
    await note(id, calls.people.token, "no");
    assert.equal(await reasons(), `${noInterview}; There are verdicts that you have not read`);
    await note(id, calls.token, "yes");
    assert.equal(await reasons(), `${noInterview}; The verdicts of your team disagree`);
    await note(id, calls.token, "no");
    assert.equal(await reasons(), noInterview);
  });
});

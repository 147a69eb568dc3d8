import assert from "node:assert/strict";
import { test } from "node:test";
import type { AuditAction } from "#contract/audit.ts";
import { positionTexts } from "#server/testing/position-calls.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";

type Request = {
  path: string;
  body: object;
  /** What the audit log has once, for each time that it was done. */
  action: AuditAction;
};

onBothEngines("A request that is sent again with its Idempotency-Key", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const invented = (name: string) => ({
    name,
    email: `${name.toLowerCase()}@people.example`,
    role: "user",
  });

  /** Each request with other content for each number. */
  const requests: Record<string, (number: number) => Promise<Request>> = {
    "adds one user": async (number) => ({
      path: "/users",
      body: invented(`Mai${number}`),
      action: "user_created",
    }),
    "adds one position": async (number) => ({
      path: "/positions",
      body: { ...positionTexts, slug: `repeated-${number}` },
      action: "position_created",
    }),
    "decides once on many": async () => ({
      path: "/applications/bulk",
      body: {
        action: "status",
        status: "reviewing",
        ids: [await calls.submit()],
      },
      action: "application_updated",
    }),
    "deletes many once": async () => ({
      path: "/applications/bulk",
      body: { action: "delete", ids: [await calls.submit()] },
      action: "application_deleted",
    }),
    "deactivates many once": async () => ({
      path: "/users/bulk",
      body: { action: "deactivate", ids: [(await app.client.createAccount("user")).id] },
      action: "user_updated",
    }),
    "stores one message of an applicant": async (number) => ({
      path: "/application-status/messages",
      body: {
        token: statusLink(app.keys, "", await calls.submit()).split("#")[1],
        text: `Xin hỏi ${number}`,
      },
      action: "application_answered",
    }),
  };
  const count = async (action: AuditAction) =>
    (await app.db.selectFrom("audit_log").select("id").where("action", "=", action).execute())
      .length;

  for (const [name, requestOf] of Object.entries(requests)) {
    test(`${name}, and is refused with other content`, async () => {
      const headers = { "idempotency-key": `key of ${name}`.replaceAll(" ", "-") };
      const send = ({ path, body }: Request) =>
        app.client.call("POST", `/api/v1${path}`, { token: calls.token, body, headers });
      const request = await requestOf(1);
      const before = await count(request.action);
      const first = await send(request);
      assert.ok(first.status < 300, first.text);
      const again = await send(request);
      assert.deepEqual([again.status, again.body], [first.status, first.body]);
      assert.equal(await count(request.action), before + 1);
      const other = await send(await requestOf(2));
      assert.equal(other.status, 422, other.text);
      assert.match(other.text, /request_reused/);
    });
  }
});

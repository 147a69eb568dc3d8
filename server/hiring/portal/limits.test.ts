import assert from "node:assert/strict";
import { test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";

onBothEngines("The limits of a private link", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });
  const calls = applicationCalls(app);

  const tokenOf = (id: string) => statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
  const askErasure = async (token: string, network: string) => {
    const headers = { "x-forwarded-for": network };
    const path = "/api/v1/application-status/erasure";
    return (await app.client.call("POST", path, { body: { token }, headers })).status;
  };

  test("an application gets three deletion emails a day from all networks together", async () => {
    const id = await calls.submit({ email: "xoa@people.example" });
    const token = tokenOf(id);
    const responses: number[] = [];
    for (let network = 1; network <= 4; network += 1) {
      responses.push(await askErasure(token, `203.0.113.${network}`));
    }
    assert.deepEqual(responses, [200, 200, 200, 429]);
    const other = await calls.submit({ email: "khac@people.example" });
    assert.equal(await askErasure(tokenOf(other), "203.0.113.1"), 200);
  });

  test("another spelling of a link is refused and sends no email", async () => {
    const id = await calls.submit({ email: "viet.khac@people.example" });
    const token = tokenOf(id);
    for (const spelled of [`${token}=`, `${token}!`, `!${token}`, ` ${token}`, `${token}\n`]) {
      assert.equal(await askErasure(spelled, "203.0.113.9"), 422, JSON.stringify(spelled));
    }
    assert.equal(await askErasure(token, "203.0.113.9"), 200);
    const kinds = (await calls.emails(id)).map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === "erase_link").length, 1, kinds.join());
  });
});

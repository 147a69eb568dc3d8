import assert from "node:assert/strict";
import { test } from "node:test";
import { receiptNumber } from "#contract/receipt.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const dayMs = 24 * 3_600_000;

onBothEngines("The list of applications", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  /** Submits an application and dates it back. */
  const submitted = async (daysAgo: number, changes: Record<string, string> = {}) => {
    const id = await calls.submit(changes);
    const created_at = new Date(app.clock().getTime() - daysAgo * dayMs).toISOString();
    await app.db.updateTable("applications").set({ created_at }).where("id", "=", id).execute();
    return id;
  };
  const idsOf = async (query: string) => (await calls.find(query)).applications.map(({ id }) => id);

  test("can be sorted oldest first, with consistent pages", async () => {
    for (let count = 0; count < 7; count += 1) await calls.submit({ full_name: "Lê Thứ Tự" });
    const newest = await idsOf("q=thu%20tu");
    assert.equal(newest.length, 7);
    assert.deepEqual(await idsOf("q=thu%20tu&sort=oldest"), newest.toReversed());
    for (const [sort, all] of [
      ["newest", newest],
      ["oldest", newest.toReversed()],
    ] as const) {
      const pages = await Promise.all(
        [0, 2, 4, 6].map((skip) => idsOf(`q=thu%20tu&sort=${sort}&skip=${skip}&limit=2`)),
      );
      assert.deepEqual(pages.flat(), all);
    }
    const response = await app.client.call("GET", "/api/v1/applications?sort=name", {
      token: calls.token,
    });
    assertFailure(response, 422, "Please check the highlighted fields.", {
      sort: ["Please choose newest or oldest"],
    });
  });

  test("contains receipt numbers and finds applications by them", async () => {
    const id = await calls.submit();
    const receipt = receiptNumber(id);
    assert.equal((await calls.read(id)).receipt_number, receipt);
    for (const q of [receipt, receipt.toLowerCase(), receipt.replace("-", "")]) {
      assert.deepEqual(await idsOf(`q=${q}`), [id], q);
    }
  });

  test("shows the age of each application and finds the overdue ones", async () => {
    const job = "position=ui-designer";
    const [old, fresh] = [
      await submitted(12, { position: "ui-designer" }),
      await submitted(0, { position: "ui-designer" }),
    ];
    const [settled, withdrawn] = [
      await submitted(12, { position: "ui-designer" }),
      await submitted(12, { position: "ui-designer" }),
    ];
    await calls.change(settled, { status: "accepted" });
    await app.db
      .updateTable("applications")
      .set({ withdrawn_at: app.clock().toISOString() })
      .where("id", "=", withdrawn)
      .execute();
    await submitted(12, { position: "ui-designer", website: "spam" });
    const ages = await Promise.all(
      [old, fresh, settled, withdrawn].map(async (id) => {
        const { age_business_days, overdue } = await calls.read(id);
        return [age_business_days, overdue];
      }),
    );
    const [oldAge] = ages.map(([age]) => age);
    // Twelve days contain one or two weekends.
    assert.ok(oldAge === 8 || oldAge === 9 || oldAge === 10, String(oldAge));
    assert.deepEqual(ages, [
      [oldAge, true],
      [0, false],
      [null, false],
      [null, false],
    ]);
    assert.deepEqual(await idsOf(`overdue=true&job_id=${job.slice(9)}`), [old]);
    assert.deepEqual(await idsOf("overdue=true&status=reviewing"), []);
    assert.deepEqual(await idsOf("overdue=true&status=submitted&q=nguyen&sort=oldest"), [old]);
    assert.deepEqual(await idsOf("overdue=true&spam=true"), []);
  });

  test("lists withdrawn applications under their status and separately, and never as pending", async () => {
    const change = { position: "frontend-intern" };
    const [waiting, left, decided] = [
      await calls.submit(change),
      await calls.submit(change),
      await calls.submit(change),
    ];
    await calls.change(decided, { status: "accepted" });
    const withdrawn_at = app.clock().toISOString();
    await app.db
      .updateTable("applications")
      .set({ withdrawn_at })
      .where("id", "in", [left, decided])
      .execute();
    const listed = (status: string) => idsOf(`job_id=frontend-intern&status=${status}`);
    for (const search of ["", "&q=nguyen"]) {
      assert.deepEqual(await listed(`pending${search}`), [waiting]);
      assert.deepEqual(await listed(`submitted${search}`), [left, waiting]);
      assert.deepEqual(await listed(`accepted${search}`), [decided]);
      assert.deepEqual(await listed(`withdrawn${search}`), [decided, left]);
    }
    assert.equal((await calls.find("job_id=frontend-intern")).total, 3);
  });

  test("does not count the holidays in the settings", async () => {
    const id = await submitted(12, { position: "ai-intern" });
    assert.deepEqual(await idsOf("overdue=true&job_id=ai-intern"), [id]);
    const holidays = Array.from({ length: 14 }, (_, ago) =>
      new Date(app.clock().getTime() + (1 - ago) * dayMs).toISOString().slice(0, 10),
    );
    const response = await app.client.call("PATCH", "/api/v1/settings", {
      token: calls.token,
      body: { holidays },
    });
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(await idsOf("overdue=true&job_id=ai-intern"), []);
    const { age_business_days, overdue } = await calls.read(id);
    assert.deepEqual([age_business_days, overdue], [0, false]);
  });
});

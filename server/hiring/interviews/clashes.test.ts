import assert from "node:assert/strict";
import { test } from "node:test";
import { Clashes, InterviewPlaces } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("The times of an offer", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  /** Three times of a day that no other test uses. */
  const times = () => {
    day += 1;
    return [0, 2, 4].map((hours) => calls.inHours(day * 24 + hours));
  };

  test("clashes name the other interview and the people in both", async () => {
    const id = await calls.submit({ full_name: "Phạm Minh Châu" });
    const [time = "", , free = ""] = times();
    await calls.offer(id, [time]);
    const later = new Date(Date.parse(time) + 30 * 60_000).toISOString();
    const body = calls.body([later, free]);
    const found = Clashes.parse((await calls.send("POST", "/interviews/clashes", body)).body);
    assert.deepEqual(
      found.clashes.map(({ slot, starts_at, full_name, people }) => [
        slot,
        starts_at,
        full_name,
        people,
      ]),
      [[later, time, "Phạm Minh Châu", ["Lê Thị An"]]],
    );
    const after = new Date(Date.parse(time) + 45 * 60_000).toISOString();
    const none = await calls.send("POST", "/interviews/clashes", calls.body([after]));
    assert.deepEqual(Clashes.parse(none.body).clashes, []);
  });

  test("times on weekends and holidays are named, and still accepted", async () => {
    const monday = (weeks: number) => {
      const at = new Date(app.clock().getTime() + weeks * 7 * 24 * 3_600_000);
      at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7));
      return at.toISOString().slice(0, 10);
    };
    const [holiday, workday] = [monday(60), monday(61)];
    const saturday = new Date(Date.parse(workday) - 2 * 24 * 3_600_000).toISOString().slice(0, 10);
    const changed = await calls.send("PATCH", "/settings", { holidays: [holiday] });
    assert.equal(changed.status, 200, changed.text);
    const slots = [holiday, saturday, workday].map((at) => `${at}T02:00:00.000Z`);
    const found = await calls.send("POST", "/interviews/clashes", calls.body(slots));
    assert.deepEqual(Clashes.parse(found.body).days_off.toSorted(), slots.slice(0, 2).toSorted());
    const id = await calls.submit();
    assert.equal((await calls.offer(id, slots)).slots.length, 3);
    const { body } = await calls.send("GET", "/interviews/places");
    assert.equal(InterviewPlaces.parse(body).places[0], calls.body([]).place);
  });
});

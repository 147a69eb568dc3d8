import assert from "node:assert/strict";
import { test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { PositionCalls } from "#server/testing/position-calls.ts";

onBothEngines("Days that somebody enters", (engine) => {
  const app = testApp(engine);
  const signIn = async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    return { id, calls: new PositionCalls(app, tokens.accessToken) };
  };

  test("every call refuses a year outside 1900 to 2100, and takes its first and last day", async () => {
    const { id, calls } = await signIn();
    const { slug } = await calls.create({ title: { en: "Data Analyst" } });
    const patch = (path: string) => (field: string, day: string) =>
      calls.call("PATCH", path, { [field]: day });
    const senders: [field: string, send: ReturnType<typeof patch>][] = [
      ["dob", patch("/users/me/profile")],
      ["dob", patch(`/users/${id}`)],
      ["starting_date", patch(`/users/${id}`)],
      ["posted_on", patch(`/positions/${slug}`)],
      ["closes_on", patch(`/positions/${slug}`)],
      ["holidays", (_, day) => calls.call("PATCH", "/settings", { holidays: [day] })],
      ["from", (_, day) => calls.call("GET", `/overview/funnel?from=${day}`)],
      [
        "available_start_date",
        (field, day) =>
          app.client.call("POST", "/api/v1/applications/upload", {
            body: applicationForm(applicationFields({ [field]: day })),
          }),
      ],
    ];
    for (const [field, send] of senders) {
      const errorsOf = async (day: string) => {
        const { body } = await send(field, day);
        return Failure.safeParse(body).data?.errors[field] ?? [];
      };
      for (const day of ["0026-05-01", "1899-12-31", "2101-01-01"]) {
        const expected = ["Please enter a year from 1900 to 2100"];
        assert.deepEqual(await errorsOf(day), expected, `${field} ${day}`);
      }
      for (const day of ["1900-01-01", "2100-12-31"]) {
        assert.deepEqual(await errorsOf(day), [], `${field} ${day}`);
      }
    }
  });

  test("a stored day of another year is read", async () => {
    const { calls } = await signIn();
    const { id, slug } = await calls.create({ title: { en: "Data Engineer" } });
    await app.db
      .updateTable("positions")
      .set({ posted_on: "0026-05-01" })
      .where("id", "=", id)
      .execute();
    const position = await calls.change(slug, { location: "Huế" });
    assert.equal(position.posted_on, "0026-05-01");
  });
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as fc from "fast-check";
import { SubmittedApplication } from "#contract/applications.ts";
import { onSqlite, testApp } from "./app.ts";
import { applicationFields } from "./client.ts";

const runs = { numRuns: 25 };

/** Values that an attacker would try for a protected column. */
const forged = fc.oneof(
  fc.constantFrom("admin", "accepted", "1", "", "2026-01-01T00:00:00.000Z", null, true, 1, -1),
  fc.string({ maxLength: 20 }),
  fc.constant({ $set: "admin" }),
  fc.constant(["admin"]),
);

/** Forged values for some columns and for properties of every object. */
const forgedColumns = (columns: readonly string[]) =>
  fc.dictionary(
    fc.constantFrom(...columns, "isAdmin", "toString", "$where", "users.role"),
    forged,
    { minKeys: 1, maxKeys: 12 },
  );

onSqlite("Protected columns", (engine) => {
  const app = testApp(engine);
  let token: string;
  before(async () => {
    token = (await app.client.createSignedIn("admin")).tokens.accessToken;
  });

  const userRow = (id: string) =>
    app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const applicationRow = (id: string) =>
    app.db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  /** The row without the columns that the call may change. */
  function others(row: object, changing: readonly string[]): [string, unknown][] {
    const follows = ["updated_at", "updated_by", "search_text", "seen_version"];
    return Object.entries(row).filter(([name]) => ![...changing, ...follows].includes(name));
  }

  /** Fills every changeable field, so that the test notices a cleared one. */
  const fillUser = async (id: string) => {
    const body = {
      phone: "0912 345 678",
      phone_emergency: "0987 654 321",
      dob: "1990-02-03",
      national_id: "012345678901",
      starting_date: "2026-01-05",
      address: "1 Phố Mẫu",
      current_address: "2 Phố Mẫu",
      notes: "A note",
    };
    const answer = await app.client.call("PATCH", `/api/v1/users/${id}`, { token, body });
    assert.equal(answer.status, 200, answer.text);
  };

  /** Changes one field at a time together with forged columns, and asserts that only the field changes. */
  async function assertProtected(
    call: { path: string; token: string },
    read: () => Promise<Record<string, unknown>>,
    changeable: readonly string[],
    field: string,
  ): Promise<void> {
    const columns = Object.keys(await read()).filter((name) => !changeable.includes(name));
    await fc.assert(
      fc.asyncProperty(forgedColumns(columns), fc.uuid(), async (extra, value) => {
        const before = await read();
        const body = { ...extra, [field]: value };
        const answer = await app.client.call("PATCH", call.path, { token: call.token, body });
        assert.equal(answer.status, 200, answer.text);
        const now = await read();
        assert.equal(now[field], value);
        assert.notEqual(now["updated_by"], extra["updated_by"] ?? "");
        assert.deepEqual(others(now, [field]), others(before, [field]));
      }),
      runs,
    );
  }

  test("stay the same in a change of a user, like every field that was not sent", async () => {
    const { id } = await app.client.createAccount("user");
    await fillUser(id);
    const changeable =
      "name role active status phone phone_emergency dob national_id starting_date address current_address notes";
    const call = { path: `/api/v1/users/${id}`, token };
    await assertProtected(call, () => userRow(id), changeable.split(" "), "notes");
  });

  test("stay the same in a change of the own profile, including the role", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    await fillUser(id);
    const own = "name phone phone_emergency dob national_id address current_address".split(" ");
    const call = { path: "/api/v1/users/me/profile", token: tokens.accessToken };
    await assertProtected(call, () => userRow(id), own, "address");
  });

  test("stay the same in a change of an application, including the cover letter", async () => {
    const sent = await app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({
        notes: "A cover letter that says in fifty characters and more why.",
        portfolio_url: "https://people.example/",
        linkedin_url: "https://linkedin.com/in/mau",
        github_url: "https://github.com/mau",
        available_start_date: "2026-12-01",
      }),
    });
    const { id } = SubmittedApplication.parse(sent.body).data;
    const changeable =
      "status notes legal_hold full_name email phone job_id spam rejection_reason message_at".split(
        " ",
      );
    const call = { path: `/api/v1/applications/${id}`, token };
    // The first change counts as the first look.
    await app.client.call("PATCH", call.path, { token, body: { notes: "Seen" } });
    await assertProtected(call, () => applicationRow(id), changeable, "notes");
  });

  test("have their initial values in a new application", async () => {
    const decided = ["id", "status", "created_at", "withdrawn_at", "legal_hold", "spam_reason"];
    await fc.assert(
      fc.asyncProperty(forgedColumns([...decided, "cv_key", "cover_letter"]), async (extra) => {
        const body = { ...extra, ...applicationFields() };
        const answer = await app.client.call("POST", "/api/v1/applications", { body });
        assert.equal(answer.status, 201, answer.text);
        const row = await applicationRow(SubmittedApplication.parse(answer.body).data.id);
        assert.equal(row.status, "submitted");
        const empty = [row.withdrawn_at, row.spam_reason, row.cv_key, row.cover_letter];
        assert.deepEqual(empty, [null, null, null, null]);
        assert.equal(row.legal_hold, false);
      }),
      runs,
    );
  });
});

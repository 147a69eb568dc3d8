import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as z from "zod/mini";
import type { Role } from "#contract/roles.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

const other = "Only the person who made this change can undo it";
const forbidden = "You don't have permission to access this resource.";

const Undoable = z.object({ undo_id: z.string() });

onBothEngines("An undo", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  type Person = Awaited<ReturnType<typeof signedIn>>;
  const signedIn = (role: Role) => app.client.createSignedIn(role);
  const as =
    ({ tokens }: Person) =>
    (method: string, path: string, body?: unknown) =>
      app.client.call(method, `/api/v1${path}`, { token: tokens.accessToken, body });
  const setRole = (person: Person, role: Role) =>
    app.db.updateTable("users").set({ role }).where("id", "=", person.id).execute();

  let administrator: Person;
  let recruiter: Person;
  let colleague: Person;
  before(async () => {
    administrator = await signedIn("admin");
    recruiter = await signedIn("recruiter");
    colleague = await signedIn("recruiter");
  });

  /** Makes a change and returns the call that undoes it, and what the change has changed. */
  type Change = (author: Person) => Promise<{
    undo: (person: Person) => ReturnType<typeof app.client.call>;
    read: () => Promise<unknown>;
  }>;

  const statusOf = (id: string) => async () => {
    const { status, legal_hold } = await calls.read(id);
    return { status, legal_hold };
  };
  const undoStatus = (body: unknown) => (person: Person) =>
    as(person)("POST", "/applications/bulk/undo", {
      undo_id: Undoable.parse(body).undo_id.toUpperCase(),
    });
  const changes: Record<string, Change> = {
    "of a status": async (author) => {
      const id = await calls.submit();
      const made = await as(author)("PATCH", `/applications/${id}`, { status: "accepted" });
      return { undo: undoStatus(made.body), read: statusOf(id) };
    },
    "of many statuses": async (author) => {
      const id = await calls.submit();
      const body = { action: "status", ids: [id], status: "rejected" };
      const made = await as(author)("POST", "/applications/bulk", body);
      return { undo: undoStatus(made.body), read: statusOf(id) };
    },
    "of a closed position": async (author) => {
      await as(author)("PATCH", "/positions/ai-intern", { state: "open" });
      const id = await calls.submit({ position: "ai-intern" });
      const path = "/positions/ai-intern/close";
      const made = await as(author)("POST", path, { outcome: "reject" });
      const { undo_id } = Undoable.parse(made.body);
      return {
        undo: (person) => as(person)("POST", `${path}/undo`, { undo_id }),
        read: statusOf(id),
      };
    },
    "of an interview": async (author) => {
      const id = await calls.submit();
      const offer = calls.body([calls.inHours(48)]);
      const made = await as(author)("POST", `/applications/${id}/interviews`, offer);
      const interview = z.object({ id: z.string() }).parse(made.body);
      return {
        undo: (person) => as(person)("POST", `/interviews/${interview.id}/undo`),
        read: async () => (await calls.send("GET", `/interviews/${interview.id}`)).status === 200,
      };
    },
  };

  for (const [name, change] of Object.entries(changes)) {
    test(`${name} belongs to its author: a colleague gets 403, an administrator undoes a recruiter's`, async () => {
      const mine = await change(recruiter);
      const after = await mine.read();
      assertFailure(await mine.undo(colleague), 403, other);
      assert.deepEqual(await mine.read(), after);
      assert.equal((await mine.undo(administrator)).status, 200);
      assert.notDeepEqual(await mine.read(), after);
    });

    test(`${name} by an administrator is undone by nobody else`, async () => {
      const theirs = await change(administrator);
      const after = await theirs.read();
      assertFailure(await theirs.undo(recruiter), 403, other);
      assertFailure(await theirs.undo(await signedIn("admin")), 403, other);
      assert.deepEqual(await theirs.read(), after);
      assert.equal((await theirs.undo(administrator)).status, 200);
      assert.notDeepEqual(await theirs.read(), after);
    });

    test(`${name} ends with the right of its author and with the account`, async () => {
      const [demoted, gone] = [await signedIn("recruiter"), await signedIn("recruiter")];
      const mine = await change(demoted);
      await setRole(demoted, "user");
      assertFailure(await mine.undo(demoted), 403, forbidden);
      const last = await change(gone);
      const blocked = { active: false };
      await as(administrator)("PATCH", `/users/${gone.id}`, blocked);
      assert.equal((await last.undo(gone)).status, 401);
    });
  }

  test("that lifts a legal hold needs the right to set one, also of its author", async () => {
    const author = await signedIn("admin");
    const id = await calls.submit();
    const body = { status: "reviewing", legal_hold: true };
    const made = await as(author)("PATCH", `/applications/${id}`, body);
    const undo = undoStatus(made.body);
    assertFailure(await undo(recruiter), 403, other);
    await setRole(author, "recruiter");
    assertFailure(await undo(author), 403, forbidden);
    assert.deepEqual(await statusOf(id)(), body);
    await setRole(author, "admin");
    assert.equal((await undo(author)).status, 200);
    assert.deepEqual(await statusOf(id)(), { status: "submitted", legal_hold: false });
  });

  test("that leaves the legal hold as it is needs no right to it", async () => {
    const id = await calls.submit();
    await calls.change(id, { legal_hold: true });
    const body = { status: "reviewing", notes: "Gọi lại" };
    const made = await as(recruiter)("PATCH", `/applications/${id}`, body);
    assert.equal((await undoStatus(made.body)(recruiter)).status, 200);
    assert.deepEqual(await statusOf(id)(), { status: "submitted", legal_hold: true });
  });

  test("of many users belongs to the administrator who made the change", async () => {
    const author = await signedIn("admin");
    const { id } = await app.client.createAccount("user");
    const made = await as(author)("POST", "/users/bulk", { action: "deactivate", ids: [id] });
    const { undo_id } = Undoable.parse(made.body);
    const undo = (person: Person) => as(person)("POST", "/users/bulk/undo", { undo_id });
    assertFailure(await undo(administrator), 403, other);
    await setRole(author, "recruiter");
    assertFailure(await undo(author), 403, forbidden);
    await setRole(author, "admin");
    assert.equal((await undo(author)).status, 200);
  });
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { TeamNote } from "#contract/notes.ts";
import { User } from "#contract/users.ts";
import { onBothEngines, testApp } from "./app.ts";
import { ApplicationCalls } from "./application-calls.ts";
import { PositionCalls, positionTexts } from "./position-calls.ts";

/** Text as Word and PDF documents put it into the clipboard. */
const copied = "Từ\u000bWord\u000cvà\u0085PDF,\u0007\u001f so\u00adft\u001e1\u2028hết";
const asProse = "Từ\nWord\nvà\nPDF, soft-1\nhết";
const asLine = "Từ Word và PDF, soft-1 hết";

onBothEngines("Copied text with control characters is cleaned, never refused", (engine) => {
  const app = testApp(engine);
  const calls = new ApplicationCalls(app);
  before(() => calls.signIn());
  const call = async (method: string, path: string, body: object) => {
    const answer = await app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
    assert.ok(answer.status < 300, answer.text);
    return answer.body;
  };

  test("in an application, its notes and its team notes", async () => {
    const letter = `${copied} ${"x".repeat(50)}`;
    const id = await calls.submit({
      full_name: `${copied}\t\u200bA\u0302n`,
      phone: "\u202a０９１２\u00a0345 678\u202c",
      email: "\u200ban.binh@people.example\ufeff",
      position: "AI\tengineer",
      notes: letter,
    });
    const stored = await calls.read(id);
    assert.equal(stored.full_name, `${asLine} Ân`);
    assert.equal(stored.phone, "0912\u00a0345 678");
    assert.equal(stored.email, "an.binh@people.example");
    assert.equal(stored.cover_letter, `${asProse} ${"x".repeat(50)}`);
    await call("PATCH", `/applications/${id}`, { notes: copied, notify: false });
    assert.equal((await calls.read(id)).notes, asProse);
    const noted = await call("POST", `/applications/${id}/notes`, { text: copied });
    assert.equal(TeamNote.parse(noted).text, asProse);
  });

  test("in a user", async () => {
    const created = User.parse(
      await call("POST", "/users", { email: "chep@people.example", name: copied }),
    );
    const change = { address: copied, notes: copied };
    const user = User.parse(await call("PATCH", `/users/${created.id}`, change));
    assert.deepEqual([user.name, user.address, user.notes], [asLine, asLine, asProse]);
  });

  test("in a position", async () => {
    const positions = new PositionCalls(app, calls.token);
    const both = { en: copied, vi: `\u200b${copied}` };
    const { title, duties } = await positions.create({
      ...positionTexts,
      title: both,
      duties: { en: [copied], vi: [copied] },
      slug: "copied-text",
    });
    assert.deepEqual(title, { en: asLine, vi: asLine });
    assert.deepEqual(duties, { en: [asLine], vi: [asLine] });
  });
});

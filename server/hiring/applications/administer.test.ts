import assert from "node:assert/strict";
import { test } from "node:test";
import { Application } from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const list = "/api/v1/applications";

onBothEngines("Administering applications", (engine) => {
  const app = testApp(engine, () => filesFor(engine));
  const calls = applicationCalls(app);

  test("the list is newest first, has an exact total and pages without gaps", async () => {
    await Promise.all(Array.from({ length: 25 }, () => calls.submit()));
    const all = await calls.find("limit=1000");
    assert.equal(all.total, all.applications.length);
    const stamps = all.applications.map(({ created_at, id }) => `${created_at} ${id}`);
    assert.deepEqual(stamps, stamps.toSorted((a, b) => (a < b ? -1 : 1)).toReversed());
    assert.equal((await calls.find("")).applications.length, 10);
    const paged: string[] = [];
    for (let skip = 0; skip < all.total; skip += 7) {
      const page = await calls.find(`skip=${skip}&limit=7`);
      assert.equal(page.total, all.total);
      paged.push(...page.applications.map(({ id }) => id));
    }
    assert.deepEqual(
      paged,
      all.applications.map(({ id }) => id),
    );
    assert.deepEqual(await calls.find("skip=100000"), { applications: [], total: all.total });
  });

  test("filters and search narrow the list, in any word order, with or without diacritics", async () => {
    const id = await calls.submit({
      full_name: "Đặng Thị Ướt",
      email: "uot.dang@people.example",
      phone: "+84 987 654 321",
      position: "backend-intern",
    });
    for (const query of [
      "q=dang uot",
      "q=ƯỚT đặng",
      `q=${"Ướt".normalize("NFD")}`,
      "q=0987654321",
      "q=84987654321",
      "q=%2B84 987 654",
      "q=uot.dang",
      "q=Intern Backend",
      "q=uot dan",
      "job_id=backend-intern",
      "email=UOT.DANG@people.example",
      "email=uot.dang@people.example&q=ng uot",
      "status=submitted&q=dang thi uot",
    ]) {
      const found = await calls.find(query.replaceAll(" ", "%20"));
      assert.deepEqual(
        found.applications.map((application) => application.id),
        [id],
        query,
      );
      assert.equal(found.total, 1, query);
    }
    assert.equal((await calls.find("status=accepted&q=uot")).total, 0);
    assert.equal((await calls.find("q=uot zzz")).total, 0);
    assert.equal((await calls.find("email=uot.dang@people.example&q=zzz")).total, 0);
    for (const sign of ["*", "?", "u*", "u?t uot", "%25", "_"]) {
      assert.equal((await calls.find(`q=uot ${sign}`)).total, 0, `${sign} matches literally`);
    }
  });

  test("every status can follow every other, and applicants read of the last one only", async () => {
    const id = await calls.submit({ email: "doi@people.example" });
    const before = (await calls.emails(id)).length;
    for (const status of ["accepted", "submitted", "rejected", "reviewing"] as const) {
      const response = await calls.change(id, { status });
      assert.equal(response.status, 200, response.text);
      assert.equal(Application.parse(response.body).status, status);
      assert.equal((await calls.change(id, { status })).status, 200);
    }
    const after = await calls.emails(id);
    // Each can be undone for ten seconds, and the next one withdraws its email.
    assert.equal(after.length, before + 1);
    await calls.change(id, { status: "accepted", notify: false });
    assert.equal((await calls.emails(id)).length, before, "no email any more");
  });

  test("changing the notes keeps the cover letter and records both values in the history", async () => {
    const coverLetter = "Một lá thư ứng tuyển đủ dài để vượt qua mức năm mươi ký tự.";
    const id = await calls.submit({ notes: coverLetter });
    const response = await calls.change(id, { notes: "Gọi lại thứ Hai" });
    const application = Application.parse(response.body);
    assert.equal(application.notes, "Gọi lại thứ Hai");
    assert.equal(application.cover_letter, coverLetter);
    const events = await app.db
      .selectFrom("application_events")
      .select(["kind", "actor_id", "detail"])
      .where("application_id", "=", id)
      .orderBy("id")
      .execute();
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ["submitted", "notes"],
    );
    assert.equal(events[1]?.actor_id, calls.adminId);
    assert.deepEqual(JSON.parse(events[1]?.detail ?? ""), {
      before: coverLetter,
      after: "Gọi lại thứ Hai",
    });
  });

  test("the response to a change is the application as it is read afterwards", async () => {
    const id = await calls.submit();
    for (const change of [
      { status: "accepted", notes: "Phone first", legal_hold: true },
      { notes: "" },
      { status: "rejected" },
    ]) {
      const { status, body } = await calls.change(id, change);
      assert.equal(status, 200);
      assert.deepEqual(Application.parse(body), await calls.read(id));
    }
  });

  test("a stale change gets 409 with the current record and the name of the last editor", async () => {
    const id = await calls.submit();
    const seen = await app.client.call("GET", `${list}/${id}`, { token: calls.token });
    const tag = seen.headers.get("etag") ?? "";
    assert.equal((await calls.change(id, { notes: "first" }, { "if-match": tag })).status, 200);
    const second = await calls.change(id, { notes: "second" }, { "if-match": tag });
    assert.equal(second.status, 409);
    assert.partialDeepStrictEqual(second.body, {
      current: { id, notes: "first" },
      changedBy: "Trần Thị Thử",
    });
    assert.equal((await calls.change(id, { notes: "third" })).status, 200);
  });

  test("deleting an application removes its file, history and emails", async () => {
    const id = await calls.upload("cv.pdf", tinyPdf());
    const response = await app.client.call("DELETE", `${list}/${id}`, { token: calls.token });
    assert.equal(response.status, 200);
    assert.deepEqual(response.body, { message: "Application deleted successfully" });
    assert.equal(
      (await app.client.call("DELETE", `${list}/${id}`, { token: calls.token })).status,
      404,
    );
    assert.equal((await calls.emails(id)).length, 0);
    const files = await Array.fromAsync(app.files.list());
    assert.equal(
      files.some(({ key }) => key === id),
      false,
    );
  });

  test("a damaged file cannot be downloaded", async () => {
    const id = await calls.upload("cv.pdf", tinyPdf("whole"));
    await app.files.remove(id);
    const cv = await app.client.call("GET", `${list}/${id}/cv`, { token: calls.token });
    assert.equal(cv.status, 500);
    assert.equal(
      Failure.parse(cv.body).message,
      "The stored file is damaged and cannot be downloaded",
    );
  });

  test("the audit log records who downloaded what, without personal data", async () => {
    const id = await calls.upload("cv.pdf", tinyPdf());
    await app.client.call("GET", `${list}/${id}/cv`, { token: calls.token });
    const entries = await auditEntries(app, { target_id: id, action: "resume_downloaded" });
    assert.deepEqual(
      entries.map((entry) => entry.actor_id),
      [calls.adminId],
    );
    await assert.rejects(app.db.updateTable("audit_log").set({ action: "x" }).execute());
    await assert.rejects(app.db.deleteFrom("audit_log").execute());
  });
});

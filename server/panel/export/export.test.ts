import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Application } from "#contract/applications.ts";
import { UserList } from "#contract/users.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { ExportCalls } from "#server/testing/export-calls.ts";

/** Ordinary and hostile texts. */
const applicants: Record<string, string>[] = [
  { full_name: "Nguyễn Văn Mẫu".normalize("NFD"), phone: "0912345678", position: "ai-intern" },
  {
    full_name: '=HYPERLINK("http://x.example")',
    phone: "+84 912 345 678",
    position: "Nấu ăn, pha trà",
  },
  {
    full_name: 'O\'Năm "Bốn" <b>&amp;</b>',
    notes: "Dòng một, có dấu phẩy\r\nDòng hai _x0041_\n=cmd|' /C calc'!A0\n".padEnd(80, "."),
    portfolio_url: "https://example.com/?a=1&b=2",
    source: "=1+1",
    available_start_date: "2030-02-28",
  },
];

onBothEngines("An export", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  let exports: ExportCalls;
  before(async () => {
    exports = new ExportCalls(app, calls.token);
    for (const applicant of applicants) await calls.submit(applicant);
    const id = await calls.submit({ full_name: "Trần Thị Nhận", email: "nhan@people.example" });
    await calls.change(id, { status: "reviewing", notes: "Gọi lại sau Tết", notify: false });
  });

  test("of applications has the values of the list in its cells", async () => {
    const { applications } = await calls.find("limit=1000");
    const [sheet, about] = await exports.xlsx({ kind: "applications" });
    assert.equal(sheet.name, "Applications");
    assert.deepEqual(sheet.rows, [
      headings,
      ...applications.map((one) => expectedRow(one).map(asInSheet)),
    ]);
    assert.deepEqual(about.rows.slice(0, 2), [
      ["Content", "Applications"],
      ["Rows", applications.length],
    ]);
    assert.deepEqual(about.rows.slice(3), [
      ["Time zone", "Asia/Ho_Chi_Minh (UTC+7)"],
      ["Exported by", "Trần Thị Thử"],
      ["Filter", "None (all rows)"],
    ]);
  });

  test("as CSV has the same values with guarded formulas", async () => {
    const { applications } = await calls.find("limit=1000");
    const [first, ...rows] = await exports.csv({ kind: "applications" });
    assert.deepEqual(first, headings);
    // Excel takes digits alone for a number, which has no zero in front.
    const spaced = { "0912345678": "0912 345 678" };
    const guard = (value: string) =>
      value in spaced ? spaced["0912345678"] : value.replaceAll(/^(?=[=+\-@])/gm, "'");
    assert.deepEqual(
      rows,
      applications.map((one) => expectedRow(one).map((value) => guard(String(value ?? "")))),
    );
    assert.ok(rows.flat().includes("'+84 912 345 678"));
    assert.ok(rows.flat().includes("0912 345 678"));
  });

  test("is in the language of the request", async () => {
    const [sheet, about] = await exports.xlsx({ kind: "users", language: "vi" });
    assert.equal(sheet.name, "Người dùng");
    assert.deepEqual(sheet.rows[0]?.slice(0, 4), ["Mã", "Họ và tên", "Email", "Vai trò"]);
    assert.deepEqual(about.rows[0], ["Nội dung", "Người dùng"]);
    const response = await exports.request("csv", { kind: "applications", language: "vi" });
    assert.equal(response.status, 200, response.text);
    const today = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Ho_Chi_Minh" }).format(
      app.clock(),
    );
    assert.match(
      response.headers.get("content-disposition") ?? "",
      new RegExp(`attachment; filename=ho-so-ung-tuyen-${today}.csv`),
    );
    assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
    assert.equal(response.headers.get("cache-control"), "no-store");
  });

  test("contains all pages of the filtered list and names the filter", async () => {
    const query = { status: "reviewing", q: "nhan", skip: "40", limit: "10" };
    const [sheet, about] = await exports.xlsx({ kind: "applications", query });
    assert.deepEqual(
      sheet.rows.slice(1).map((row) => row[1]),
      ["Trần Thị Nhận"],
    );
    assert.deepEqual(about.rows.slice(5), [
      ["Filter by status", "Under Review"],
      ["Filter by search", "nhan"],
    ]);
    const filters = { status: "pending", q: "x", in: "contacts", source: "topcv", spam: "false" };
    const [, filtered] = await exports.xlsx({ kind: "applications", query: filters });
    assert.deepEqual(filtered.rows.slice(5), [
      ["Filter by status", "Submitted or under review"],
      ["Filter by search", "x"],
      ["Filter by search in", "names and contacts"],
      ["Filter by source", "TopCV"],
      ["Filter by suspected spam", "No"],
    ]);
    const [, ...rows] = await exports.csv({ kind: "applications", query: { spam: "true" } });
    assert.deepEqual(rows, []);
    const [, ...interns] = await exports.csv({
      kind: "applications",
      query: { job_id: "ai-intern" },
    });
    assert.deepEqual(
      interns.map((row) => row[1]),
      ["Nguyễn Văn Mẫu"],
    );
  });

  test("says what managers ask: overdue days, the interview, verdicts and the reason of a rejection", async () => {
    const late = await calls.submit({ full_name: "Kỳ Hạn Muộn" });
    const long = new Date(app.clock().getTime() - 30 * 86_400_000).toISOString();
    await app.db
      .updateTable("applications")
      .set({ created_at: long })
      .where("id", "=", late)
      .execute();
    const path = `/api/v1/applications/${late}`;
    for (const verdict of ["no", "yes"]) {
      const body = { text: "", verdict };
      await app.client.call("POST", `${path}/notes`, { token: calls.token, body });
    }
    const gone = await calls.submit({ full_name: "Kỳ Hạn Hết" });
    await calls.change(gone, { status: "rejected", rejection_reason: "no_show" });
    const [first, ...rows] = await exports.csv({ kind: "applications", query: { q: "Kỳ Hạn" } });
    const of = (name: string, heading: string) =>
      rows.find((row) => row[1] === name)?.[first?.indexOf(heading) ?? -1];
    assert.match(of("Kỳ Hạn Muộn", "Days Overdue") ?? "", /^1\d$/);
    assert.equal(of("Kỳ Hạn Muộn", "Verdict"), "Yes 1");
    assert.equal(of("Kỳ Hạn Hết", "Reason"), "Did not come");
    assert.equal(of("Kỳ Hạn Hết", "Days Overdue"), "");
    assert.ok(!first?.some((heading) => /\bID\b|Bytes|Type/.test(heading)));
  });

  test("of users has no national id and no birth date", async () => {
    const { id } = await app.client.createAccount("user", { name: "Lê Thị Kín" });
    const secrets = { dob: "1990-04-05", national_id: "079090001234", phone: "0900 000 001" };
    await change(id, secrets);
    const list = UserList.parse(
      (await app.client.call("GET", "/api/v1/users?limit=1000", { token: calls.token })).body,
    );
    const rows = await exports.csv({ kind: "users" });
    assert.deepEqual(
      rows.slice(1).map(([userId, name, email, role]) => [userId, name, email, role]),
      list.users.map((user) => [
        user.id,
        user.name,
        user.email,
        user.role === "admin" ? "Admin" : "User",
      ]),
    );
    const whole = JSON.stringify(rows);
    assert.ok(whole.includes("0900 000 001"));
    for (const secret of ["079090001234", "1234", "1990", "•"])
      assert.ok(!whole.includes(secret), secret);
    const [, ...inactive] = await exports.csv({ kind: "users", query: { active: "false" } });
    assert.deepEqual(inactive, []);
  });

  test("is refused for an invalid query", async () => {
    const fields = "Please check the highlighted fields.";
    const unknown = await exports.request("csv", { kind: "users", query: { role: "root" } });
    assertFailure(unknown, 422, fields, { role: ["Please choose a role"] });
    const answer = await exports.request("pdf", { kind: "users" });
    assertFailure(answer, 422, fields, { format: ["Please check this field"] });
  });

  test("is recorded in the audit log with its filters, without their values", async () => {
    const admin = await app.client.createSignedIn("admin");
    const answer = await new ExportCalls(app, admin.tokens.accessToken).request("xlsx", {
      kind: "applications",
      query: { q: "Không ai", status: "accepted", email: "" },
    });
    assert.equal(answer.status, 200, answer.text);
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "fields"])
      .where("actor_id", "=", admin.id)
      .where("action", "like", "%_exported")
      .execute();
    const fields = JSON.stringify(["xlsx", "rows=0", "q", "status"]);
    assert.deepEqual(lines, [{ action: "applications_exported", fields }]);
  });

  const change = async (id: string, body: object) => {
    const response = await app.client.call("PATCH", `/api/v1/users/${id}`, {
      token: calls.token,
      body,
    });
    assert.equal(response.status, 200, response.text);
  };
});

const headings = [
  "Receipt Number",
  "Full Name",
  "Job Title",
  "Status",
  "Days Overdue",
  "Interview (Asia/Ho_Chi_Minh)",
  "Verdict",
  "Reason",
  "Source",
  "Notes",
  "Cover Letter",
  "Email",
  "Phone",
  "Experience Level",
  "Applied (Asia/Ho_Chi_Minh)",
  "Applications by This Address",
  "Available Start Date",
  "Language",
  "Portfolio",
  "LinkedIn",
  "GitHub",
  "CV File",
  "Source Details",
  "Consent",
  "Withdrawn (Asia/Ho_Chi_Minh)",
  "Suspected Spam",
  "Legal Hold",
  "Last Updated (Asia/Ho_Chi_Minh)",
];

const statuses = {
  submitted: "Submitted",
  reviewing: "Under Review",
  accepted: "Accepted",
  rejected: "Rejected",
};

/** The expected row of the file, computed from the list independently of the exporter. */
function expectedRow(application: Application): (string | number | null)[] {
  const clock = new Intl.DateTimeFormat("sv", {
    timeZone: "Asia/Ho_Chi_Minh",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const text = (value: string | null) =>
    value === null ? null : value.replaceAll("\r\n", "\n").normalize("NFC");
  const { full_name, cover_letter, notes, created_at, updated_at } = application;
  return [
    application.receipt_number,
    text(full_name),
    text(application.job_title),
    statuses[application.status],
    null,
    null,
    null,
    null,
    sources[application.source] ?? "",
    notes === cover_letter ? null : text(notes),
    text(cover_letter),
    application.email,
    application.phone,
    "Mid Level (3-5 years)",
    clock.format(new Date(created_at)),
    application.applied_times,
    application.available_start_date,
    "English",
    application.portfolio_url,
    null,
    null,
    null,
    text(application.source_detail),
    null,
    null,
    "No",
    "No",
    clock.format(new Date(updated_at)),
  ];
}

const sources: Record<string, string> = { careers_page: "Careers page", other: "Other" };

/** A date in a sheet has no zone, and the reader interprets it as UTC. */
function asInSheet(value: string | number | null, column: number): string | number | Date | null {
  if (value === null || !/Asia\/Ho_Chi_Minh|Start Date/.test(headings[column] ?? "")) return value;
  const written = String(value);
  return new Date(written.includes(" ") ? `${written}Z` : written);
}

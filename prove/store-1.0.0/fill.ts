import { hash } from "node:crypto";
import { mock } from "node:test";
import { countRowsByTable } from "#server/db/table-rows.ts";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import { ensureFirstAdmin } from "#server/start/first-admin.ts";
import { type TestApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm, testPassword } from "#server/testing/client.ts";
import { noise } from "#server/testing/pictures.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";
import { paragraph, wordDocument } from "#server/testing/word-document.ts";
import { callsOf, fail, minute, wait, type Answer } from "./calls.ts";

export const admin = { ADMIN_EMAIL: "quan.tri@company.example", ADMIN_PASSWORD: testPassword };
/** Tuesday, 8:00 in Vietnam. */
export const start = Date.parse("2026-11-24T01:00:00Z");
/** Thursday, 9:00 in Vietnam. */
export const end = Date.parse("2026-11-26T02:00:00Z");

/** Fills a store from Tuesday to Thursday, and returns what the tests need of it. */
export async function fill(app: TestApp) {
  const { api, post, emails, linkTo, signIn } = callsOf(app);

  // The accounts.
  await ensureFirstAdmin(app);
  let token = (await signIn(admin.ADMIN_EMAIL)).accessToken;
  const accounts = {
    recruiter: { email: "tuyen.dung@company.example", name: "Lê Thị Tuyển" },
    invited: { email: "duoc.moi@company.example", name: "Phạm Văn Mời" },
    user: { email: "dang.ky@people.example", name: "Trần Thị Đăng Ký" },
    twoStep: { email: "hai.buoc@people.example", name: "Võ Văn Hai Bước" },
    forgetful: { email: "quen.mat.khau@people.example", name: "Đỗ Thị Quên" },
  };
  const recruiter = await post("/users", { ...accounts.recruiter, role: "recruiter" }, token);
  const opening = await linkTo(accounts.recruiter.email, "#token=");
  await post("/auth/reset-password", { token: opening, password: testPassword });
  for (const name of ["user", "twoStep", "forgetful"] as const) {
    await post("/auth/signup", { ...accounts[name], password: testPassword });
  }
  const secondToken = (await signIn(accounts.twoStep.email)).accessToken;
  const twoStep = await app.client.turnOnTwoStep(secondToken);
  const picture = new FormData();
  picture.append("avatar", new Blob([new Uint8Array(await noise(16).png().toBuffer())]), "anh.png");
  const userToken = (await signIn(accounts.user.email)).accessToken;
  await api("PUT", "/users/me/avatar", { token: userToken, body: picture });
  await api("PATCH", "/users/me/profile", {
    token: userToken,
    body: { phone: "0912 000 111", national_id: "001099000001" },
  });

  // The applications.
  const resumes: Record<string, string> = {};
  const names = {
    offered: "Nguyễn Văn Chờ",
    agreed: "Trần Thị Hẹn",
    rejected: "Lê Văn Tiếc",
    accepted: "Phạm Thị Nhận",
    writer: "Hoàng Văn Viết",
    copier: "Vũ Thị Sao",
    eraser: "Đặng Văn Xóa",
    mover: "Bùi Thị Đổi",
    pool: "Ngô Văn Giữ",
    withdrawn: "Dương Thị Rút",
    spam: "Lý Văn Rác",
    bulkOne: "Hồ Thị Một",
    bulkTwo: "Mai Văn Hai",
  };
  const applications: Record<string, { id: string; email: string; token: string; name: string }> =
    {};
  for (const [key, name] of Object.entries(names)) {
    const email = `${key.toLowerCase()}@people.example`;
    const isWord = key === "agreed" || key === "copier";
    const bytes = isWord
      ? wordDocument(paragraph(`Resume of ${key}, accounting`))
      : textPdf(`Resume of ${key}, welding`);
    const fields = applicationFields({
      full_name: name,
      email,
      position: isWord ? "backend-developer" : "ai-engineer",
      notes: `Letter of ${key}: I have followed your work for years and would like to join it.`,
      source: "linkedin",
      ...(key === "spam" && { website: "https://spam.example" }),
    });
    const file = { name: `Hồ sơ ${key}.${isWord ? "docx" : "pdf"}`, bytes: new Uint8Array(bytes) };
    const headers = { "accept-language": key === "agreed" ? "vi" : "en" };
    const { data, status_link } = await api("POST", "/applications/upload", {
      body: applicationForm(fields, file),
      headers,
    });
    applications[key] = { id: data.id, email, token: status_link.split("#")[1], name };
    resumes[key] = hash("sha256", bytes);
  }
  const of = (key: keyof typeof names) => applications[key]!;
  const change = (key: keyof typeof names, body: Answer) =>
    api("PATCH", `/applications/${of(key).id}`, { token, body });
  await change("accepted", { status: "accepted" });
  await post("/application-status/withdraw", { token: of("withdrawn").token });
  await post("/application-status/talent-pool", { token: of("pool").token, talent_pool: true });
  const byHand = applicationForm({
    full_name: "Cao Thị Giới Thiệu",
    email: "gioi.thieu@people.example",
    position: "ai-engineer",
    experience_level: "mid",
    source: "referral",
    source_detail: "Lê Thị Tuyển",
    consent: "agreed",
    send_receipt: "true",
  });
  await post("/applications/manual", byHand, token);
  await post("/privacy-requests", { application_id: of("pool").id, kind: "correction" }, token);
  await api("PUT", "/email-templates/receipt/en", {
    token,
    body: {
      subject: "We have your application",
      text: "Thank you for applying as {position}. Receipt {receipt}.",
    },
  });
  const ownText = await post(
    "/email-templates",
    {
      name: "Own text",
      language: "en",
      subject: "A question",
      text: "Are you free on Monday, {name}?",
    },
    token,
  );
  await post(
    "/positions",
    {
      slug: "data-analyst",
      title: { en: "Data Analyst", vi: "Chuyên viên dữ liệu" },
      summary: { en: "Read figures.", vi: "Đọc số liệu." },
      duties: { en: ["Build reports"], vi: ["Làm báo cáo"] },
      requirements: { en: ["SQL"], vi: ["SQL"] },
    },
    token,
  );

  // Thursday: messages, notes and interviews. The refresh tokens of Tuesday have expired.
  mock.timers.setTime(end - 60 * minute);
  token = (await signIn(admin.ADMIN_EMAIL)).accessToken;
  const recruiterToken = (await signIn(accounts.recruiter.email)).accessToken;
  await post(
    `/applications/${of("writer").id}/notes`,
    { text: `Strong letter, @${accounts.recruiter.name}`, verdict: "yes" },
    token,
  );
  await post(
    `/applications/${of("writer").id}/notes`,
    { text: "Agreed", verdict: "unsure" },
    recruiterToken,
  );
  const attachment = textPdf("A test to do at home");
  const upload = new FormData();
  upload.set("attachment", new Blob([new Uint8Array(attachment)]), "Bài kiểm tra.pdf");
  const received = await post(
    `/applications/${of("writer").id}/attachments`,
    upload,
    recruiterToken,
  );
  await post(
    `/applications/${of("writer").id}/messages`,
    { subject: "A test", text: "Please find a test attached, {name}.", attachments: [received.id] },
    recruiterToken,
  );
  const answer = textPdf("The solved test");
  const form = new FormData();
  form.set("token", of("writer").token);
  form.set("text", "Here is the solved test.");
  form.set("file", new Blob([new Uint8Array(answer)]), "Bài làm.pdf");
  await api("POST", "/application-status/messages", { body: form });
  const { attachments } = await api("GET", `/applications/${of("writer").id}/attachments`, {
    token,
  });
  const answered = attachments.find(({ purpose }: Answer) => purpose === "answer");
  const offer = {
    minutes: 45,
    place: "Tầng 3, 1 Hoàng Văn Thụ",
    note: "Bring a laptop.",
    interviewers: [recruiter.id],
  };
  const slots = ["2026-12-01T02:00:00.000Z", "2026-12-02T07:00:00.000Z"];
  const starts = (times: string[]) => times.map((starts_at) => ({ starts_at }));
  const guests = [{ name: "Khách Mời", email: "khach@partner.example" }];
  const open = await post(
    `/applications/${of("offered").id}/interviews`,
    { ...offer, slots: starts(slots) },
    token,
  );
  const agreedSlot = "2026-12-03T03:00:00.000Z";
  const agreed = await post(
    `/applications/${of("agreed").id}/interviews`,
    { ...offer, guests, slots: starts([agreedSlot, slots[1]!]) },
    recruiterToken,
  );
  wait(minute);
  await emails("");
  await post(`/application-status/interviews/${agreed.id}`, {
    token: of("agreed").token,
    action: "pick",
    starts_at: agreedSlot,
  });
  const rejected = await change("rejected", {
    status: "rejected",
    rejection_reason: "other_candidate",
  });
  const feed = await post("/users/me/calendar-feed", {}, recruiterToken);

  // The links of an hour.
  await post("/users", { ...accounts.invited, role: "recruiter" }, token);
  await post("/auth/forgot-password", { email: accounts.forgetful.email });
  await post("/application-status/copy", { token: of("copier").token });
  await post("/application-status/erasure", { token: of("eraser").token });
  await post("/application-status/contact", {
    token: of("mover").token,
    email: "noi.moi@people.example",
    phone: "0987 654 321",
  });
  const links = {
    invite: await linkTo(accounts.invited.email, "#token="),
    reset: await linkTo(accounts.forgetful.email, "#token="),
    copy: await linkTo(of("copier").email, "#copy="),
    erase: await linkTo(of("eraser").email, "#erase="),
    contact: await linkTo("noi.moi@people.example", "#contact="),
    back: await linkTo(of("mover").email, "#back="),
  };
  const [receipt] = await emails(of("offered").email);
  const code = receipt?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? fail("no code");
  await indexResumes(app);
  await app.visits.write();

  // Seconds before the end: what can still be undone.
  mock.timers.setTime(end - 3 * minute);
  const sessions = {
    admin: await signIn(admin.ADMIN_EMAIL),
    user: await signIn(accounts.user.email),
  };
  mock.timers.setTime(end - minute - 4_000);
  const message = await post(
    `/applications/${of("accepted").id}/messages`,
    { subject: "Your first day", text: "We look forward to seeing you, {name}." },
    sessions.admin.accessToken,
  );
  mock.timers.setTime(end - minute - 2_000);
  const bulk = await post(
    "/applications/bulk",
    { action: "status", ids: [of("bulkOne").id, of("bulkTwo").id], status: "accepted" },
    sessions.admin.accessToken,
  );
  await emails("");
  mock.timers.setTime(end);
  const kept = await app.db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "to_email", "run_at"])
    .where("state", "in", ["queued", "held"])
    .orderBy("id")
    .execute();
  const rows = Object.fromEntries(
    (await countRowsByTable(app.db)).map(({ table, rows }) => [table, rows]),
  );
  return {
    accounts: { ...accounts, twoStep: { ...accounts.twoStep, ...twoStep } },
    sessions,
    applications,
    resumes,
    links,
    interviews: { open: { id: open.id, slots }, agreed: { id: agreed.id, startsAt: agreedSlot } },
    attachments: {
      toApplicant: { id: received.id, sha256: hash("sha256", attachment) },
      fromApplicant: { id: answered.id, sha256: hash("sha256", answer) },
    },
    rejectionLeavesAt: rejected.status_email_at,
    feed: feed.url,
    templateId: ownText.id,
    message: { id: message.id, leavesAt: message.run_at },
    undoId: bulk.undo_id,
    code: { code, email: of("offered").email, day: "2026-11-24" },
    emails: kept,
    rows,
  };
}

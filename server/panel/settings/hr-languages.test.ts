import assert from "node:assert/strict";
import { test } from "node:test";
import { SettingsRecord } from "#contract/settings.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { applicationCalls, signedInCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const an = "an@company.example";
const binh = "Binh@company.example";

onBothEngines("The language of emails to HR", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  const set = async (target: TestApp, token: string, change: object) => {
    const response = await target.client.call("PATCH", "/api/v1/settings", { token, body: change });
    assert.equal(response.status, 200, response.text);
    return SettingsRecord.parse(response.body);
  };
  const withdraw = async (id: string) => {
    const token = statusLink(app.keys, app.config.siteUrl, id).split("#")[1];
    const body = { token };
    const response = await app.client.call("POST", "/api/v1/application-status/withdraw", { body });
    assert.equal(response.status, 200, response.text);
  };
  const subjectsTo = async (id: string) =>
    Object.fromEntries(
      (await calls.emails(id))
        .filter(({ kind }) => kind.includes("application"))
        .map(({ kind, to_email, subject }) => [`${kind} ${to_email}`, subject.split(":")[0]]),
    );

  test("is English by default", async () => {
    const settings = await set(app, calls.token, { hrEmails: [an] });
    assert.deepEqual(settings.hrLanguages, {});
    assert.deepEqual(await subjectsTo(await calls.submit()), {
      [`new_application ${an}`]: "New application",
    });
  });

  test("is each recipient's own for new applications and withdrawals", async () => {
    const hrLanguages = { [binh]: "vi", [an]: "en" };
    const settings = await set(app, calls.token, { hrEmails: [an, binh], hrLanguages });
    assert.deepEqual(settings.hrLanguages, { [binh.toLowerCase()]: "vi" });
    const id = await calls.submit();
    await withdraw(id);
    assert.deepEqual(await subjectsTo(id), {
      [`new_application ${an}`]: "New application",
      [`new_application ${binh}`]: "Hồ sơ ứng tuyển mới",
      [`application_withdrawn ${an}`]: "Application withdrawn",
      [`application_withdrawn ${binh}`]: "Ứng viên rút hồ sơ",
    });
    const toBinh = (await calls.emails(id)).filter(({ to_email }) => to_email === binh);
    for (const { text } of toBinh) assert.match(text, /Vị trí/);
  });

  test("can be chosen for the address in HR_EMAIL", async () => {
    const hrLanguages = { "hr@company.example": "vi" };
    await set(app, calls.token, { hrEmails: null, hrLanguages });
    assert.deepEqual(await subjectsTo(await calls.submit()), {
      "new_application hr@company.example": "Hồ sơ ứng tuyển mới",
    });
  });

  test("is refused when it or the address is invalid", async () => {
    for (const [hrLanguages, sentence] of [
      [{ [an]: "fr" }, "Please check this field"],
      [{ "no address": "vi" }, "Please check this field"],
      [
        Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`a${at}@company.example`, "vi"])),
        "Too many addresses",
      ],
    ] as const) {
      const body = { hrLanguages };
      const response = await app.client.call("PATCH", "/api/v1/settings", {
        token: calls.token,
        body,
      });
      assertFailure(response, 422, "Please check the highlighted fields.", {
        hrLanguages: [sentence],
      });
    }
  });

  test("applies to emails that were held until a recipient was set", async () => {
    const holding = await startTestApp(engine, { HR_EMAIL: undefined });
    const admin = await signedInCalls(holding);
    const id = await admin.submit({ full_name: "Võ Thị Ứng" });
    await set(holding, admin.token, { hrEmails: [an, binh], hrLanguages: { [binh]: "vi" } });
    const sent = (await admin.emails(id)).filter(({ kind }) => kind === "new_application");
    assert.deepEqual(
      new Map(sent.map(({ to_email, subject }) => [to_email, subject])),
      new Map([
        [binh, "Hồ sơ ứng tuyển mới: AI Engineer, Võ Thị Ứng"],
        [an, "New application: AI Engineer, Võ Thị Ứng"],
      ]),
    );
  });
});

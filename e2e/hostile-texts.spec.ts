import type { Page } from "@playwright/test";
import { apply } from "./admin-review.ts";
import { makeUsers, callsOf } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

/** What would run where a text were taken for a page, an attribute, a script or an address. */
const payloads = [
  "<script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<math><mi xlink:href='javascript:alert(1)'>",
  "<details open ontoggle=alert(1)>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;javascript:alert(1)'>",
  "<form action=javascript:alert(1)><button>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  '"><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus '",
  '" onmouseover="alert(1)',
  "` onload=alert(1) `",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "${alert(1)}",
  "{{constructor.constructor('alert(1)')()}}",
  "*/alert(1)//",
  "'-alert(1)-'",
  "<<script>alert(1)//<</script>",
] as const;

/** Fails the test when anything opens a dialog, as every payload would; the strict page sees the rest. */
function refuseDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return dialogs;
}

test("thirty hostile texts of applicants are shown as text to those who read them", async ({
  strictPage: page,
  request,
}) => {
  const dialogs = refuseDialogs(page);
  const ids: string[] = [];
  for (const payload of payloads) {
    const notes = `${payload} ${"and why I would like to work here".padEnd(60)}`;
    ids.push(await apply(request, payload, undefined, { notes, phone: "0912 345 678" }));
  }
  await enter(page);
  await page.goto("/admin?tab=applications");
  for (const payload of payloads.slice(-10)) {
    await expect(page.getByText(payload).first()).toBeVisible();
  }
  await page.goto(`/admin?tab=applications&review=${ids.at(-1)}`);
  const older = page.getByRole("button", { name: "Next application" });
  for (const payload of payloads.toReversed()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(payload);
    if (payload !== payloads[0]) await older.click();
  }
  expect(dialogs).toEqual([]);
});

test("thirty hostile texts are no more than names of users", async ({
  strictPage: page,
  request,
}) => {
  const dialogs = refuseDialogs(page);
  const call = await callsOf(request);
  for (const payload of payloads) await makeUsers(call, payload, 1, { notes: payload });
  await enter(page);
  await page.goto("/admin?tab=users");
  for (const payload of payloads.slice(-10)) {
    await expect(page.getByText(`${payload} 01`).first()).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test("hostile texts in the address of the form are what somebody applies for", async ({
  strictPage: page,
}) => {
  const dialogs = refuseDialogs(page);
  for (const payload of payloads.slice(0, 12)) {
    await page.goto(`/careers/apply?position=${encodeURIComponent(payload)}`);
    await expect(page.getByText(`Applying for: ${payload}`)).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test("a file that is far too large is answered with 413, and the browser shows the answer", async ({
  page,
}) => {
  await page.goto("/careers/apply");
  for (const megabytes of [6, 20]) {
    const answer = await page.evaluate(async (size) => {
      const form = new FormData();
      form.append("full_name", "Nguyễn Văn Mẫu");
      form.append("resume", new Blob([new Uint8Array(size * 1024 * 1024)]), "cv.pdf");
      const response = await fetch("/api/v1/applications/upload", { method: "POST", body: form });
      return { status: response.status, text: await response.text() };
    }, megabytes);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain("File size must be less than 5MB");
  }
});

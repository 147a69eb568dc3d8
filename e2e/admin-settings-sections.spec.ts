import { Secret, TOTP } from "otpauth";
import { expectNoBarrier, lookAt, views } from "./barriers.ts";
import { enter, signUpPerson } from "./person.ts";
import {
  apply,
  changeSettings,
  openSection,
  save,
  saveButton,
  testWith,
} from "./settings-calls.ts";
import { admin, expect, lettersTo } from "./site.ts";

// Without HR_EMAIL: nobody is told of anything at first.
const test = testWith({});

test("recipients: while nobody is named letters are held, and leave once somebody is", async ({
  strictPage: page,
  request,
  site,
}) => {
  await apply(request);
  await enter(page);
  await openSection(page, "recipients");
  await expect(page.getByText("Nobody is told of new applications")).toBeVisible();
  await expect(page.getByText("Letters held now: 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Recipients Nobody" })).toBeVisible();
  await page.getByLabel("Email address").fill("tuyen.dung@company.example");
  await save(page);
  await expect(page.getByText("Nobody is told of new applications")).toBeHidden();
  await expect.poll(() => lettersTo(site, "tuyen.dung@company.example")).toHaveLength(1);
});

test("positions: a closed one is marked on the site and refused by the form, until it is open", async ({
  strictPage: page,
}) => {
  await enter(page);
  await openSection(page, "positions");
  const isOpen = page.getByRole("switch", { name: /^AI Engineer/ });
  await expect(page.getByRole("switch")).toHaveCount(14);
  await expect(page.getByText("In the form only")).toHaveCount(3);
  await isOpen.uncheck();
  await save(page);
  const card = page.getByRole("article").filter({ hasText: "AI Engineer" });
  await expect(async () => {
    await page.goto("/careers");
    await expect(card.getByText("Closed")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto("/careers/ai-engineer");
  await expect(page.getByText("This position is closed")).toBeVisible();
  await page.goto("/careers/apply?position=AI%20Engineer");
  await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveAccessibleDescription(
    /This position is closed/,
  );

  await openSection(page, "positions");
  await expect(isOpen).not.toBeChecked();
  await isOpen.check();
  await save(page);
  await expect(async () => {
    await page.goto("/careers");
    await expect(card.getByRole("link", { name: /^Apply Now/ })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("retention: a notice stands until somebody decides, and keeping everything is a decision", async ({
  strictPage: page,
}) => {
  await enter(page);
  await openSection(page, "retention");
  const notice = page.getByText("Please decide how long applications are kept");
  const mark = page.getByRole("link", { name: "Retention Decide" });
  await expect(notice).toBeVisible();
  await expect(mark).toBeVisible();
  await page.getByLabel("Keep them").check();
  await save(page);
  await expect(notice).toBeHidden();
  await expect(mark).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Keep them")).toBeChecked();

  await page.getByLabel("Erase them after a number of days").check();
  const days = page.getByLabel("Days", { exact: true });
  await expect(days).toHaveValue("365");
  await expect(page.getByText("Applications that would be erased now: 0.")).toBeVisible();
  for (const wrong of ["0", "3651", "ten", ""]) {
    await days.fill(wrong);
    await saveButton(page).click();
    await expect(days).toHaveAccessibleDescription(/Must be a whole number of days/);
    await expect(days).toBeFocused();
  }
  await days.fill("90");
  await save(page);
  await page.reload();
  await expect(days).toHaveValue("90");
});

test("holidays: days are added by hand or by the year, in their order and never twice", async ({
  strictPage: page,
}) => {
  const year = new Date().getFullYear() + 1;
  await enter(page);
  await openSection(page, "holidays");
  await expect(page.getByText("No days yet")).toBeVisible();
  await expect(page.getByText(/Tết, the Hùng Kings' day.* by hand/)).toBeVisible();
  await page.getByRole("combobox", { name: "Year" }).selectOption(String(year));
  await page.getByRole("button", { name: `Add the days of ${year}` }).click();
  await expect(page.getByText("Added: 4")).toBeVisible();
  await page.getByRole("button", { name: `Add the days of ${year}` }).click();
  await expect(page.getByText(`All of ${year} are in the list already`)).toBeVisible();
  const date = page.getByLabel("Date");
  await date.fill(`${year}-05-01`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(date).toHaveAccessibleDescription(/in the list twice/);
  await date.fill(`${year}-02-08`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: `Remove 2 Sept ${year}` }).click();
  await save(page);
  await page.reload();
  await expect(page.getByRole("list", { name: "Holidays" }).getByRole("listitem")).toHaveText([
    new RegExp(`1 Jan ${year}`),
    new RegExp(`8 Feb ${year}`),
    new RegExp(`30 Apr ${year}`),
    new RegExp(`1 May ${year}`),
  ]);
  await changeSettings(page.request, { holidays: [] });
});

test("sign-in: only an administrator who signs in in two steps may ask it of all", async ({
  page,
  request,
}) => {
  await enter(page);
  await openSection(page, "sign-in");
  const rule = page.getByRole("switch", { name: "Require two-step sign-in of all administrators" });
  await rule.check();
  await saveButton(page).click();
  await expect(page.getByText("Turn on two-step sign-in for your own account first")).toBeVisible();
  await page.getByRole("link", { name: "Turn it on in your own settings" }).click();
  await expect(page).toHaveURL("/settings#two-step");

  const person = await signUpPerson(request);
  const headersOf = async (data: { email: string; password: string }) => {
    const answer = await request.post("/api/v1/auth/login", { data });
    const { user, tokens } = await answer.json();
    return { id: String(user.id), headers: { authorization: `Bearer ${tokens.accessToken}` } };
  };
  const own = await headersOf(person);
  const { headers } = await headersOf(admin);
  const promotion = { data: { role: "admin" }, headers };
  expect((await request.patch(`/api/v1/users/${own.id}`, promotion)).status()).toBe(200);
  await enter(page, person);
  const session = { headers: (await headersOf(person)).headers };
  const setUp = await request.post("/api/v1/users/me/two-step/setup", {
    ...session,
    data: { password: person.password },
  });
  const { secret }: { secret: string } = await setUp.json();
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const enabled = await request.post("/api/v1/users/me/two-step/enable", {
    ...session,
    data: { code },
  });
  expect(enabled.status()).toBe(200);
  await page.evaluate(
    (token) => {
      localStorage.setItem("accessToken", token);
    },
    session.headers.authorization.replace("Bearer ", ""),
  );
  await openSection(page, "sign-in");
  await rule.check();
  await save(page);
  await page.reload();
  await expect(rule).toBeChecked();

  // Whoever has it not yet is led to turn it on.
  await enter(page);
  await openSection(page, "sign-in");
  await expect(page.getByRole("heading", { name: "Turn on two-step sign-in first" })).toBeVisible();
  const open = { ...session, data: { adminsNeedTwoStep: false } };
  expect((await request.patch("/api/v1/settings/sign-in", open)).status()).toBe(200);
});

const sections = [
  "recipients",
  "mail",
  "positions",
  "rejections",
  "retention",
  "holidays",
  "sign-in",
  "audit",
] as const;

for (const view of views) {
  const { language, colorScheme, size } = view;
  test(`no section has a barrier: ${language}, ${colorScheme}, ${size}`, async ({
    strictPage: page,
    request,
    site,
  }) => {
    await changeSettings(request, {
      hrEmails: ["mot.dia.chi.rat.dai.cua.phong.nhan.su@mien.rat.dai.company.example"],
      holidays: ["2026-01-01", "2026-02-17"],
    });
    await apply(request, { name: "Nguyễn Thị Ứng Viên", language: "vi" });
    await lookAt(page, site.url, view);
    await enter(page);
    for (const section of sections) {
      await openSection(page, section);
      await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await expect(
        page.locator("main form, main ul[aria-busy], main search").first(),
      ).toBeVisible();
      await expectNoBarrier(page);
    }
  });
}

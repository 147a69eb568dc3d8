import { callsOf, dialogOf, makeUsers, names, openUsers } from "./admin-users.ts";
import { apply, openReview } from "./admin-review.ts";
import { newAddress } from "./person.ts";
import { asAdmin, expect, linkIn, test } from "./site.ts";

test("a user who no longer works here is blocked, and interviews that need another person are listed", async ({
  strictPage: page,
  request,
}) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Nghỉ", 1, { role: "recruiter" });
  const application = await apply(request, "Được Mời");
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const offered = await request.post(`/api/v1/applications/${application}/interviews`, {
    headers: await asAdmin(request),
    data: { slots: [{ starts_at: day }], minutes: 30, place: "Phòng 2", interviewers: [id] },
  });
  expect(offered.status()).toBe(201);
  await openUsers(page, "Nghỉ");
  await page.getByRole("button", { name: "Edit Nghỉ 01" }).click();
  const dialog = dialogOf(page, "Edit User");
  await dialog.getByLabel("Employment").selectOption("Inactive");
  await expect(dialog.getByText("1 interview needs another person:")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Được Mời" })).toHaveAttribute(
    "href",
    `/admin/applications/${application}`,
  );
  await dialog.getByRole("button", { name: "Block sign-in" }).click();
  await expect(dialog.getByLabel("Active Account")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(names(page)).toHaveCount(1);
  const saved: { active: boolean; status: string } = await (await call("get", `/${id}`)).json();
  expect([saved.active, saved.status]).toEqual([false, "inactive"]);
});

test("an invited recruiter lands in the panel, and without a full name is asked for it before an applicant reads it", async ({
  strictPage: page,
  request,
  site,
}) => {
  const call = await callsOf(request);
  const email = newAddress("ten.viet.tat");
  await call("post", "", { name: email.split("@")[0], email, role: "recruiter" });
  await page.goto(await linkIn(site, email, /\/reset-password#token=[\w-]+/));
  await page.getByLabel("Password", { exact: true }).fill("paper star bronze drum");
  await page.getByLabel("Repeat password").fill("paper star bronze drum");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page).toHaveURL("/admin");
  const id = await apply(request, "Đọc Tên");
  await openReview(page, id, "Đọc Tên");
  await page.getByRole("button", { name: "Offer an interview" }).click();
  const form = page.getByRole("form", { name: "Offer an interview" });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel("Time 1").fill(`${day}T09:00`);
  await form.getByLabel("Place").fill("Phòng 3");
  await form.getByRole("button", { name: "Send the offer" }).click();
  await expect(form.getByLabel("Your full name")).toBeFocused();
  await form.getByLabel("Your full name").fill("Đinh Công Tráng");
  await form.getByRole("button", { name: "Send the offer" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Đinh Công Tráng");
  await expect(page.getByRole("button", { name: "Account of Đinh Công Tráng" })).toBeVisible();
});

import { apply } from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

for (const address of ["/admin/none", "/admin/users", "/admin/applications/1/2"]) {
  test(`${address} is the page for unknown addresses`, async ({ page }) => {
    await enter(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
}

test("an earlier address of the panel leads to the present one", async ({ page, request }) => {
  const id = await apply(request, "Địa Chỉ Cũ");
  await enter(page);
  for (const earlier of [`review=${id}&q=Địa`, `application=${id}&q=Địa`]) {
    await page.goto(`/admin?tab=applications&${earlier}`);
    await expect(page.getByRole("heading", { level: 1, name: "Địa Chỉ Cũ" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/applications/${id}\\?q=`));
  }
  await page.goto("/admin?tab=settings&section=holidays");
  await expect(page).toHaveURL("/admin/settings/holidays");
  await page.goto("/admin?tab=positions&position=ai-engineer");
  await expect(page).toHaveURL("/admin/positions/ai-engineer");
});

test("the details of a user have an address, and closing them leads to the list", async ({
  page,
}) => {
  await enter(page);
  await page.goto("/admin?tab=users&role=admin");
  await page.locator("[data-opens-row]").first().click();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}\?role=admin$/);
  await page.reload();
  const details = page.getByRole("dialog", { name: "User Details" });
  await details.getByRole("button", { name: "Close", exact: true }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?tab=users&role=admin$/);
});

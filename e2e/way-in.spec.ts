import { admin, expect, test } from "./site.ts";

test("the way in at the top leads back to the page they came from, also on screens to enter", async ({
  page,
}) => {
  await page.goto("/admin?tab=users");
  await expect(page).toHaveURL("/login");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/signup");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin?tab=users");
});

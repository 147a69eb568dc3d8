import { enter, signUpPerson } from "./person.ts";
import { expect, test } from "./site.ts";

/** A red square of one pixel. */
const picture = {
  name: "tôi.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test.beforeEach(async ({ page, request }) => {
  await enter(page, await signUpPerson(request));
  await page.goto("/profile");
  await page.getByLabel("Choose a picture").setInputFiles(picture);
  await expect(page.getByText("This is how it will look.")).toBeVisible();
});

test("a chosen picture is saved with the other changes", async ({ page }) => {
  await page.getByLabel("Permanent address").fill("1 Đường Mẫu");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByText("This is how it will look.")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Permanent address")).toHaveValue("1 Đường Mẫu");
  const portrait = page.getByRole("main").locator("img");
  await expect(portrait).toHaveAttribute("src", /avatar/);
  await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
});

test("a chosen picture alone is an unsaved change", async ({ page }) => {
  await page.getByRole("link", { name: "Change it in Settings" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Account of" }).locator("img"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Change it in Settings" }).click();
  await expect(page).toHaveURL(/\/settings/);
});

test("a picture that fails to save stays chosen while the other changes are saved", async ({
  page,
}) => {
  await page.route("**/users/me/avatar", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { error: { message: "The disk is full" } } })
      : route.fallback(),
  );
  await page.getByLabel("Permanent address").fill("2 Đường Mẫu");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your picture was not saved")).toBeVisible();
  await expect(page.getByText("The disk is full")).toBeVisible();
  await expect(page.getByText("This is how it will look.")).toBeVisible();
  await page.unroute("**/users/me/avatar");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Permanent address")).toHaveValue("2 Đường Mẫu");
  await expect(page.getByRole("main").locator("img")).toHaveAttribute("src", /avatar/);
});

test("Cancel removes the chosen picture", async ({ page }) => {
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Choose a picture")).toBeFocused();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Nothing has changed")).toBeVisible();
});

test("a picture that is saved alone after 'Take theirs' keeps their values", async ({ page }) => {
  await page.getByRole("button", { name: "Cancel" }).click();
  const address = page.getByLabel("Permanent address");
  await address.fill("1 Đường Mẫu");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const data = { address: "2 Đường Khác" };
  const changed = await page.request.patch("/api/v1/users/me/profile", { headers, data });
  expect(changed.ok()).toBe(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(address).toHaveValue("2 Đường Khác");
  await page.getByLabel("Choose a picture").setInputFiles(picture);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
  await expect(address).toHaveValue("2 Đường Khác");
});

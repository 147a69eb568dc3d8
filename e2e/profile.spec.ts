import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { headersOf, signInByCall } from "./admin-session.ts";
import { enter, signUpPerson, type Person } from "./person.ts";
import { expect, test } from "./site.ts";

/** Saves a change of the profile in another session. */
async function changeElsewhere({ request }: Page, person: Person, change: object) {
  const response = await request.patch("/api/v1/users/me/profile", {
    data: change,
    headers: headersOf(await signInByCall(request, person)),
  });
  expect(response.status()).toBe(200);
}

/** A PNG of the size, drawn by the browser. */
async function drawnPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width = 1, height = 1]) => {
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext("2d");
      if (context !== null) context.fillStyle = "crimson";
      context?.fillRect(0, 0, width, height);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    },
    [width, height],
  );
  return Buffer.from(base64, "base64");
}

test.describe("the profile", () => {
  let person: Person;
  test.beforeEach(async ({ page, request }) => {
    person = await signUpPerson(request);
    await enter(page, person);
  });

  test("sends only the changed fields, updates the header, and shows errors at the fields", async ({
    page,
  }) => {
    await page.route("**/users/me/profile", (route) => route.fulfill({ status: 403, body: "{}" }));
    await page.goto("/profile");
    await expect(page.getByText("Your profile could not be loaded")).toBeVisible();
    await page.unroute("**/users/me/profile");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Name")).toHaveValue(person.name);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") sent.push(request.postDataJSON());
    });
    await page.getByLabel("Name").fill("Trần Văn Mẫu");
    await page.getByLabel("Phone", { exact: true }).fill("0912 345 678");
    await page.getByLabel("Date of birth").fill("1990-05-17");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profile saved")).toBeVisible();
    expect(sent).toEqual([{ name: "Trần Văn Mẫu", phone: "0912 345 678", dob: "1990-05-17" }]);
    await expect(page.getByRole("button", { name: "Account of Trần Văn Mẫu" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Date of birth")).toHaveValue("1990-05-17");
    await expect(page.getByLabel("Emergency phone")).toHaveAttribute("placeholder", "Not provided");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Nothing has changed")).toBeVisible();
    expect(sent).toHaveLength(1);

    await page.getByLabel("Name").fill("");
    await page.getByLabel("Phone", { exact: true }).fill("123");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.getByLabel("Name").fill("Lê");
    await expect(page.getByText("Name is required")).toBeHidden();
  });

  test("a year of two digits in the date of birth is refused, not guessed", async ({ page }) => {
    await page.goto("/profile");
    const birthday = page.getByLabel("Date of birth");
    await birthday.focus();
    await birthday.pressSequentially("051790");
    await birthday.blur();
    await expect(birthday).toHaveValue("0090-05-17");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Please enter a year from 1900 to 2100")).toBeVisible();
  });

  test("shows a concurrent change and keeps either version", async ({ page }) => {
    await page.goto("/profile");
    await page.getByLabel("Permanent address").fill("1 Đường Mẫu");
    await page.getByLabel("National ID").fill("001090000001");
    await changeElsewhere(page, person, { address: "2 Đường Khác" });
    await page.getByRole("button", { name: "Save Changes" }).click();
    const notice = page.getByRole("main");
    for (const text of ["changed elsewhere", "2 Đường Khác", "1 Đường Mẫu"]) {
      await expect(notice).toContainText(text);
    }
    await notice.getByRole("button", { name: "Take theirs" }).click();
    await expect(page.getByLabel("Permanent address")).toHaveValue("2 Đường Khác");
    await expect(page.getByLabel("National ID")).toHaveValue("001090000001");

    await page.getByLabel("Permanent address").fill("3 Đường Mẫu");
    await changeElsewhere(page, person, { address: "4 Đường Khác" });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await notice.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText("Profile saved")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Permanent address")).toHaveValue("3 Đường Mẫu");
    await expect(page.getByLabel("National ID")).toHaveValue("001090000001");
  });

  test("resizes and saves a picture, shows it in the header, and removes it", async ({
    strictPage: page,
  }) => {
    await page.goto("/profile");
    const input = page.getByLabel("Choose a picture");
    await input.setInputFiles({
      name: "notes.png",
      mimeType: "image/png",
      buffer: Buffer.from("no picture"),
    });
    await expect(page.getByText("could not be read as a picture")).toBeVisible();

    const buffer = await drawnPicture(page, 2_000, 1_200);
    await input.setInputFiles({ name: "tôi.png", mimeType: "image/png", buffer });
    await expect(page.getByText("This is how it will look.")).toBeVisible();
    const upload = page.waitForRequest((request) => request.method() === "PUT");
    await page.getByRole("button", { name: "Save Changes" }).click();
    const size = Number((await (await upload).allHeaders())["content-length"]);
    expect(size).toBeLessThan(100_000);
    await expect(page.getByText("Profile saved")).toBeVisible();
    await expect(page.getByText("Profile saved")).toBeHidden();
    const portrait = page
      .getByRole("banner")
      .getByRole("button", { name: "Account of" })
      .locator("img");
    await expect(portrait).toBeVisible();
    expect(
      await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);

    // The upload changed the version of the profile, which causes no conflict.
    await page.getByLabel("Phone", { exact: true }).fill("0912 345 678");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Profile saved")).toBeVisible();

    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect(page.getByText("Picture removed")).toBeVisible();
    await expect(portrait).toHaveCount(0);
  });

  inViews(1, () => {
    test("is accessible", async ({ strictPage: page }) => {
      await page.goto("/profile");
      await expect(page.locator("input[name=name]")).toHaveValue(person.name);
      await expectAccessible(page);
    });
  });
});

import { fillIn, submit } from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

const megabyte = 1024 * 1024;

test("the server refuses an oversized resume that the page lets through, and the form shows the reason", async ({
  page,
}) => {
  const email = newAddress("large");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  // The page refuses such a file itself; here it is exchanged after that, as a program would do it.
  await page.evaluate((bytes) => {
    const part = new Uint8Array(bytes).fill(0x20);
    const append = Reflect.get(FormData.prototype, "append");
    FormData.prototype.append = function exchange(name: string, value: string | Blob) {
      const length = Number(Reflect.get(window, "megabytes"));
      const parts = ["%PDF-1.7\n", ...Array.from({ length }, () => part)];
      const sent = value instanceof File ? new File(parts, value.name) : value;
      Reflect.apply(append, this, [name, sent]);
    };
  }, megabyte);
  for (const [size, sentence] of [
    [30, "File size must be less than 5MB"],
    // Past 32 MB nothing more is read, so that nobody knows what the rest would have been.
    [200, "The request is too large"],
  ] as const) {
    await page.evaluate((megabytes) => Reflect.set(window, "megabytes", megabytes), size);
    const answered = page.waitForResponse("**/api/v1/applications/upload");
    await page
      .getByRole("button", { name: /^(?:Submit Application|Try again)$/ })
      .last()
      .click();
    const answer = await answered;
    expect(answer.status()).toBe(413);
    const headers = await answer.request().allHeaders();
    expect(Number(headers["content-length"])).toBeGreaterThan(size * megabyte);
    await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  }
  await expect(submit(page)).toBeVisible();
});

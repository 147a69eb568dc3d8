import { fillIn, send, submit, upload } from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

const megabyte = 1024 * 1024;

test("the server refuses an oversized resume that the page lets through, and the form shows the reason", async ({
  page,
}) => {
  const email = newAddress("large");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  // The page refuses such a file, so the script replaces the file after that check.
  await page.evaluate((bytes) => {
    const chunk = new Uint8Array(bytes).fill(0x20);
    const append = Reflect.get(FormData.prototype, "append");
    FormData.prototype.append = function replaceFile(name: string, value: string | Blob) {
      const length = Number(Reflect.get(window, "megabytes"));
      const chunks = ["%PDF-1.7\n", ...Array.from({ length }, () => chunk)];
      const sent = value instanceof File ? new File(chunks, value.name) : value;
      Reflect.apply(append, this, [name, sent]);
    };
  }, megabyte);
  for (const [size, message] of [
    [30, "File size must be less than 5MB"],
    // The server reads at most 32 MB of a refused body, so it cannot name the part that is too large.
    [200, "The request is too large"],
  ] as const) {
    await page.evaluate((megabytes) => Reflect.set(window, "megabytes", megabytes), size);
    const responded = page.waitForResponse(upload);
    await send(page);
    const response = await responded;
    expect(response.status()).toBe(413);
    const headers = await response.request().allHeaders();
    expect(Number(headers["content-length"])).toBeGreaterThan(size * megabyte);
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  }
  await expect(submit(page)).toBeVisible();
});

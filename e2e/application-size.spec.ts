import { fillIn, submit } from "./application-form.ts";
import { expect, test } from "./site.ts";

const megabyte = 1024 * 1024;

// The page refuses such a file itself; here it is exchanged after that, as a program would do it.
for (const [size, sentence] of [
  [6, "File size must be less than 5MB"],
  [30, "File size must be less than 5MB"],
  // Past 32 MB nothing more is read, so that nobody knows what the rest would have been.
  [200, "The request is too large"],
] as const) {
  test(`a resume of ${size} MB that the page let through is refused: "${sentence}"`, async ({
    page,
  }) => {
    const email = `large-${size}@people.example`;
    await page.goto("/careers/apply");
    await fillIn(page, email);
    await page.evaluate(
      ([count, bytes]) => {
        const part = new Uint8Array(bytes).fill(0x20);
        const parts = ["%PDF-1.7\n", ...Array.from({ length: count }, () => part)];
        const append = Reflect.get(FormData.prototype, "append");
        FormData.prototype.append = function exchange(name: string, value: string | Blob) {
          const sent = value instanceof File ? new File(parts, value.name) : value;
          Reflect.apply(append, this, [name, sent]);
        };
      },
      [size, megabyte] as const,
    );
    const answered = page.waitForResponse("**/api/v1/applications/upload");
    await submit(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(413);
    const headers = await answer.request().allHeaders();
    expect(Number(headers["content-length"])).toBeGreaterThan(size * megabyte);
    await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  });
}

import { company } from "#content/company.ts";
import { expect, test } from "./site.ts";

for (const [path, welcome] of [
  ["/login", "Welcome back"],
  ["/signup", `Join ${company.name}`],
] as const) {
  test(`${path} shows a welcome with three benefits beside the form, and links to the legal pages`, async ({
    strictPage: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const aside = page.getByRole("region", { name: welcome });
    await expect(aside.getByRole("listitem")).toHaveText([
      /^Enterprise solutions/,
      /^Secure access.*multi-factor authentication/,
      /^24\/7 global support/,
    ]);
    const asideBox = await aside.boundingBox();
    const formBox = await page.locator("form").boundingBox();
    expect((asideBox?.x ?? 0) + (asideBox?.width ?? 0)).toBeLessThanOrEqual(formBox?.x ?? 0);
    const main = page.getByRole("main");
    for (const [name, address] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", address);
    }
  });
}

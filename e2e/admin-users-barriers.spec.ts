import { callsOf, makeUsers, names } from "./admin-users.ts";
import { expectNoBarrier, expectNoViolation, lookAt, views } from "./barriers.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

for (const view of views) {
  const { colorScheme, language, size } = view;
  test(`the users tab has no barrier: ${language}, ${colorScheme}, ${size}`, async ({
    strictPage: page,
    request,
    site,
  }) => {
    const call = await callsOf(request);
    const word = `Rào ${language} ${colorScheme} ${size}`;
    const [id = ""] = await makeUsers(call, word, 2, { phone: "0912 000 888" });
    await call("patch", `/${id}`, { dob: "1990-05-01", notes: "Ghi chú" });
    await lookAt(page, site.url, view);
    await enter(page);
    const address = `/admin?tab=users&q=${encodeURIComponent(word)}`;
    await page.goto(address);
    await expect(names(page)).toHaveCount(2);
    await expectNoBarrier(page);
    await page.getByRole("checkbox").nth(1).check();
    await expectNoBarrier(page);
    for (const dialog of ["create", "details", "edit", "delete"]) {
      await page.goto(`${address}&dialog=${dialog}&user=${id}`);
      const popup = page.getByRole("dialog");
      await expect(popup.getByText(word).or(popup.getByRole("textbox")).first()).toBeVisible();
      // A dialog that is still appearing has not its colours yet.
      await expect(popup).toHaveCSS("opacity", "1");
      await expectNoViolation(page);
    }
  });
}

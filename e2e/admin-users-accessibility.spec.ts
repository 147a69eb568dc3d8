import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { callsOf, makeUsers, names } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

inViews(1, (view) => {
  test("users and their dialogs are accessible", async ({ strictPage: page, request }) => {
    const call = await callsOf(request);
    const word = `Rào ${view.colorScheme} ${view.language} ${view.size}`;
    const [id = ""] = await makeUsers(request, word, 2, { phone: "0912 000 888" });
    await call("patch", `/${id}`, { dob: "1990-05-01", notes: "Ghi chú" });
    await enter(page);
    const url = `/admin?tab=users&q=${encodeURIComponent(word)}`;
    await page.goto(url);
    await expect(names(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("checkbox").nth(1).check();
    await expectAccessible(page);
    for (const dialog of ["create", "details", "edit", "delete"]) {
      await page.goto(`${url}&dialog=${dialog}&user=${id}`);
      const popup = page.getByRole("dialog");
      await expect(popup.getByText(word).or(popup.getByRole("textbox")).first()).toBeVisible();
      await expectAccessibleDialog(popup);
    }
  });
});

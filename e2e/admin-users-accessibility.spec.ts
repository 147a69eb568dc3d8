import {
  accessibility,
  expectAccessible,
  expectAccessibleDialog,
  lookAt,
  titleOf,
  viewsOf,
} from "./accessibility.ts";
import { callsOf, makeUsers, names } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

for (const view of viewsOf(1)) {
  test(
    `users and their dialogs are accessible: ${titleOf(view)}`,
    accessibility,
    async ({ strictPage: page, request, site }) => {
      const call = await callsOf(request);
      const word = `Rào ${titleOf(view)}`;
      const [id = ""] = await makeUsers(call, word, 2, { phone: "0912 000 888" });
      await call("patch", `/${id}`, { dob: "1990-05-01", notes: "Ghi chú" });
      await lookAt(page, site.url, view);
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
    },
  );
}

import { apply, asAdmin as callAsAdmin } from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("notes start empty beside the cover letter in the details, the update dialog and the review", async ({
  strictPage: page,
  request,
}) => {
  const coverLetter =
    "Tôi đã làm hai sản phẩm với công nghệ của quý công ty.\r\nMong được trao đổi.";
  const shown = /^Tôi đã làm hai sản phẩm .*\s+Mong được trao đổi\.$/;
  const id = await apply(request, "Thư Riêng", undefined, { notes: coverLetter });
  await enter(page);
  await page.goto(`/admin?tab=applications&details=${id}`);
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details.getByRole("definition").filter({ hasText: shown })).toHaveCount(1);
  await expect(details.getByText("Notes", { exact: true })).toHaveCount(0);

  await details.getByRole("button", { name: "Edit Application" }).click();
  const update = page.getByRole("dialog", { name: "Update Application" });
  await expect(update.getByLabel("Notes")).toHaveValue("");
  await expect(update.getByLabel("Cover Letter")).toHaveValue(shown);
  await update.getByLabel("Status").selectOption("Under Review");
  await update.getByRole("button", { name: "Update Application" }).click();
  await expect(update).toBeHidden();
  const stored = () => callAsAdmin<object>(request, id);
  expect(await stored()).toMatchObject({ status: "reviewing", notes: coverLetter });

  await page.goto(`/admin?tab=applications&review=${id}`);
  const notes = page.getByRole("textbox", { name: "Notes" });
  await expect(notes).toHaveValue("");
  await notes.fill("Gọi lại sau Tết.");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  expect(await stored()).toMatchObject({ notes: "Gọi lại sau Tết.", cover_letter: coverLetter });

  await page.goto(`/admin?tab=applications&details=${id}&dialog=edit`);
  await expect(update.getByLabel("Notes")).toHaveValue("Gọi lại sau Tết.");
  await page.goto(`/admin?tab=applications&details=${id}`);
  await expect(details.getByRole("definition").filter({ hasText: "Gọi lại sau Tết." })).toHaveCount(
    1,
  );
});

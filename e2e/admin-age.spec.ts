import { apply, openApplications, rows } from "./admin-list.ts";
import { test } from "./clocked-site.ts";
import { enter } from "./person.ts";
import { changeSettings } from "./settings-calls.ts";
import { expect } from "./site.ts";
import { decideAnyway } from "./status-email.ts";

const day = 86_400_000;
/** The offset of Vietnam from UTC. */
const offset = 7 * 3_600_000;

test("each application shows its waiting time, and a filter lists those past the promised 3-5 business days", async ({
  page,
  request,
  server,
}) => {
  // At noon in Vietnam no day ends during the test. Any seven days contain five business days.
  const now = await server.advance(0);
  await server.advance(day - ((now + offset - day / 2) % day));
  await apply(request, "Đợi cũ", 1);
  await server.advance(7 * day);
  await apply(request, "Đợi mới", 1);
  await enter(page);
  await openApplications(page, "Đợi");
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row("Đợi mới")).toContainText("Received today");
  await expect(row("Đợi cũ")).toContainText("5 business days");
  await expect(row("Đợi cũ")).not.toContainText("overdue");

  const later = await server.advance(3 * day);
  await enter(page);
  await openApplications(page, "Đợi");
  const old = row("Đợi cũ").getByTitle(
    "We promise applicants a review within 3\u20115 business days",
  );
  await expect(old).toHaveText(/^[123] business days? overdue$/);
  await expect(row("Đợi mới")).toContainText(/[123] business days?/);
  const overdue = page.getByRole("button", { name: "Overdue" });
  await overdue.click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row("Đợi cũ")).toBeVisible();
  await expect(page).toHaveURL(/overdue=true/);
  await page.reload();
  await expect(overdue).toHaveAttribute("aria-pressed", "true");
  await expect(rows(page)).toHaveCount(1);

  // Public holidays of Vietnam are not business days.
  const holidays = Array.from({ length: 3 }, (_, ago) =>
    new Date(later + offset - ago * day).toISOString().slice(0, 10),
  );
  await changeSettings(request, { holidays });
  await page.reload();
  await expect(page.getByText("No matching applications")).toBeVisible();
  await overdue.click();
  await expect(row("Đợi cũ")).toContainText("5 business days");
  await expect(row("Đợi mới")).toContainText("Received today");

  // A decided application no longer waits.
  await changeSettings(request, { holidays: [] });
  await page.getByRole("button", { name: "Edit Đợi cũ 01" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  await dialog.getByLabel("Status").selectOption("Accepted");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await decideAnyway(dialog);
  await expect(row("Đợi cũ")).toContainText("Accepted");
  await expect(row("Đợi cũ")).not.toContainText("business day");
  await overdue.click();
  await expect(page.getByText("No matching applications")).toBeVisible();
});

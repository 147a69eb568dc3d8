import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { rows } from "./admin-list.ts";
import { dialogOf, names, openUsers, toastOf } from "./admin-users.ts";
import { enter, signUpPerson } from "./person.ts";
import { emailsTo, expect, linkIn, test } from "./site.ts";

const question = /^Give Nguyễn Thị Mẫu the role Recruiter\?$/;

test("a taken address leads to its account, whose new role asks first and invites the address", async ({
  page,
  request,
  site,
}) => {
  const person = await signUpPerson(request);
  await openUsers(page, person.email.split("@")[0] ?? "");
  await expect(rows(page)).toContainText("Not confirmed");
  await page.getByRole("button", { name: "Create New User" }).click();
  const create = dialogOf(page, "Create New User");
  await create.getByLabel("Name").fill("Đồng nghiệp mới");
  await create.getByLabel("Email").fill(person.email);
  await create.getByLabel("Role").selectOption("Recruiter");
  await create.getByRole("button", { name: "Create User" }).click();
  await expect(create.getByLabel("Email")).toBeFocused();
  const known = create.getByRole("note");
  await expect(known).toContainText("Nguyễn Thị Mẫu has an account with this address");
  await expect(known).toContainText("Not confirmed");
  await known.getByRole("button", { name: "Change its role" }).click();

  const edit = dialogOf(page, "Edit User");
  await expect(edit.getByLabel("Role")).toHaveValue("recruiter");
  await edit.getByRole("button", { name: "Update User" }).click();
  const asked = page.getByRole("dialog", { name: question });
  await expect(asked).toContainText(`${person.email} gets an invitation`);
  await expect(asked).not.toContainText("Two-step");
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await edit.getByRole("button", { name: "Update User" }).click();
  await asked.getByRole("button", { name: "Change role and invite" }).click();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();

  const details = dialogOf(page, "User Details");
  await expect(details.getByText("This user has not chosen a password yet.")).toBeVisible();
  await details.getByRole("button", { name: "Resend Invitation" }).click();
  await expect(details.getByLabel("Invitation link")).toHaveValue(/\/reset-password#token=/);
  const invitations = async () =>
    (await emailsTo(site, person.email)).filter((text) => text.includes("Choose a password"));
  await expect.poll(invitations).toHaveLength(2);
  const signIn = await request.post("/api/v1/auth/login", { data: person });
  expect(signIn.status()).toBe(401);
  await details.getByRole("button", { name: "Close" }).first().click();
  await expect(rows(page)).toContainText("Invited");
  await expect(rows(page)).not.toContainText("Not confirmed");
});

test("another change of an unconfirmed account asks nothing", async ({ page, request }) => {
  const person = await signUpPerson(request);
  await openUsers(page, person.email.split("@")[0] ?? "");
  await page.getByRole("button", { name: `Edit ${person.name}` }).click();
  const edit = dialogOf(page, "Edit User");
  await edit.getByLabel("Phone").fill("0912 345 678");
  await edit.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  await expect(edit).toBeHidden();
});

test("the settings tell of an unconfirmed address and send the link again, which confirms it", async ({
  page,
  request,
  site,
}) => {
  const person = await signUpPerson(request);
  await enter(page, person);
  const link = await linkIn(site, person.email, /\/confirm-email#token=[\w-]+/);
  await page.goto("/settings#email");
  const email = page.getByRole("region", { name: "Email address" });
  const note = email.getByRole("note");
  await expect(note).toContainText("Your address is not confirmed");
  await note.getByRole("button", { name: "Send the link again" }).focus();
  await page.keyboard.press("Enter");
  await expect(note).toContainText(`We have sent a link to ${person.email}`);
  // The newest link alone works.
  await page.goto(link);
  const confirm = page.getByRole("button", { name: "Confirm Email" });
  await confirm.click();
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  const links = async () =>
    (await emailsTo(site, person.email)).flatMap(
      (text) => /\/confirm-email#token=[\w-]+/.exec(text)?.[0] ?? [],
    );
  await expect.poll(links).toHaveLength(2);
  const [newest = ""] = (await links()).filter((one) => one !== link);
  await page.goto(newest);
  await expect(page.getByText("Confirm only if you created the account")).toBeVisible();
  await confirm.click();
  await expect(page.getByText(`Your address ${person.email} is confirmed.`)).toBeVisible();
  await page.getByRole("link", { name: "Open Settings" }).click();
  await expect(email.getByLabel("New email address")).toBeVisible();
  await expect(note).toHaveCount(0);
});

inViews(2, () => {
  test("an unconfirmed account, its question and its settings are accessible", async ({
    strictPage: page,
    request,
  }) => {
    const person = await signUpPerson(request);
    const word = encodeURIComponent(person.email);
    await enter(page);
    await page.goto(`/admin?tab=users&q=${word}`);
    await expect(names(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.locator("[data-opens-row]").click();
    await expectAccessibleDialog(page.getByRole("dialog"));
    await page.getByRole("dialog").getByRole("button").last().click();
    await page.locator("select[name=role]").last().selectOption("recruiter");
    await page.locator("button[type=submit]").last().click();
    await expectAccessibleDialog(page.getByRole("dialog").last());
  });
});

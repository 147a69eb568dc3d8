import type { Browser, Page } from "@playwright/test";
import { callsOf, dialogOf, makeUsers, openUsers, rows, toastOf } from "./admin-users.ts";
import { enter, signUpPerson, type Person } from "./person.ts";
import { withServer, type Site } from "./server.ts";
import { admin, expect, test } from "./site.ts";

// Two administrators at two browsers.

async function inAnotherBrowser<Result>(
  browser: Browser,
  site: Site,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: site.url });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function editAs(page: Page, word: string) {
  await openUsers(page, word);
  await page.getByRole("button", { name: `Edit ${word} 01` }).click();
  const dialog = dialogOf(page, "Edit User");
  await expect(dialog.getByLabel("Name")).toHaveValue(`${word} 01`);
  return dialog;
}

for (const choice of ["Keep mine", "Take theirs"] as const) {
  test(`two edit the same user: the second is told what changed, and chooses: ${choice}`, async ({
    page,
    browser,
    site,
    request,
  }) => {
    const word = choice === "Keep mine" ? "Giữ" : "Nhận";
    const call = await callsOf(request);
    const [id = ""] = await makeUsers(call, word, 1, { phone: "0912 000 555" });
    const mine = await editAs(page, word);
    await mine.getByLabel("Name").fill("Tên của tôi");
    await mine.getByLabel("Notes").fill("Ghi chú của tôi");

    await inAnotherBrowser(browser, site, async (other) => {
      const theirs = await editAs(other, word);
      await theirs.getByLabel("Name").fill("Tên của người khác");
      await theirs.getByLabel("Phone").fill("0912 000 666");
      await theirs.getByRole("button", { name: "Update User" }).click();
      await expect(toastOf(other, "User updated successfully")).toBeVisible();
    });

    await mine.getByRole("button", { name: "Update User" }).click();
    const notice = mine.getByRole("note");
    await expect(notice).toContainText("Somebody else has changed this meanwhile");
    await expect(notice).toContainText("NameTheirsTên của người khácYoursTên của tôi");
    await expect(notice).toContainText("PhoneTheirs0912 000 666");
    await expect(notice).not.toContainText("Notes");
    const before: { name: string } = await (await call("get", `/${id}`)).json();
    expect(before.name).toBe("Tên của người khác");

    await notice.getByRole("button", { name: choice }).click();
    if (choice === "Take theirs") {
      await expect(mine.getByLabel("Name")).toHaveValue("Tên của người khác");
      await expect(mine.getByLabel("Phone")).toHaveValue("0912 000 666");
      await expect(mine.getByLabel("Notes")).toHaveValue("Ghi chú của tôi");
      await mine.getByRole("button", { name: "Update User" }).click();
    }
    await expect(toastOf(page, "User updated successfully")).toBeVisible();
    const user: object = await (await call("get", `/${id}`)).json();
    expect(user).toMatchObject({
      name: choice === "Keep mine" ? "Tên của tôi" : "Tên của người khác",
      // Left alone by the second, so the first one's stands either way.
      phone: "0912 000 666",
      notes: "Ghi chú của tôi",
    });
  });
}

test("a change made elsewhere to another field of the record is kept, and nobody is asked", async ({
  page,
  request,
}) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(call, "Riêng", 1);
  await openUsers(page, "Riêng");
  await page.getByRole("button", { name: "Edit Riêng 01" }).click();
  const dialog = dialogOf(page, "Edit User");
  await dialog.getByLabel("Phone").fill("0912 000 777");
  await call("patch", `/${id}`, { address: "1 Đường Khác" });
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  const user: object = await (await call("get", `/${id}`)).json();
  expect(user).toMatchObject({ phone: "0912 000 777", address: "1 Đường Khác" });
});

test("two administrators deactivate each other at once: one stays, and the other is told", async ({
  browser,
}) => {
  // A site of its own, where there are no other administrators.
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  await withServer(environment, (site) =>
    inAnotherBrowser(browser, site, (mine) =>
      inAnotherBrowser(browser, site, async (theirs) => {
        const person = await signUpPerson(mine.request);
        const call = await callsOf(mine.request);
        const found = await call("get", `/?q=${encodeURIComponent(person.email)}`);
        const { users }: { users: { id: string }[] } = await found.json();
        await call("patch", `/${users[0]?.id}`, { role: "admin" });

        const dialogs = [
          await deactivating(mine, admin, person),
          await deactivating(theirs, person, admin),
        ] as const;
        const answers = [mine, theirs].map((page) =>
          page.waitForResponse((answer) => answer.request().method() === "PATCH"),
        );
        await Promise.all(
          dialogs.map((dialog) => dialog.getByRole("button", { name: "Update User" }).click()),
        );
        const statuses = (await Promise.all(answers)).map((answer) => answer.status());
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        // The other one was too late: refused, or no longer signed in.
        const loser = statuses[0] === 200 ? theirs : mine;
        await expect(
          toastOf(loser, "Error updating user")
            .or(loser.getByLabel("Password", { exact: true }))
            .first(),
        ).toBeVisible();
      }),
    ),
  );
});

/** Has somebody's account open to be deactivated. */
async function deactivating(
  page: Page,
  who: Pick<Person, "email" | "password">,
  whom: { email: string },
) {
  await enter(page, who);
  await page.goto(`/admin?tab=users&q=${encodeURIComponent(whom.email)}`);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Edit / })
    .click();
  const dialog = dialogOf(page, "Edit User");
  await dialog.getByLabel("Active Account").uncheck();
  return dialog;
}

import { callsOf, dialogOf, makeUsers, openUsers, toastOf } from "./admin-users.ts";
import { expect, test } from "./site.ts";

test("the second editor of a user sees the other's changes, and takes them or keeps their own", async ({
  page,
  request,
}) => {
  const call = await callsOf(request);
  for (const choice of ["Keep mine", "Take theirs"] as const) {
    const word = choice === "Keep mine" ? "Giữ" : "Nhận";
    const [id = ""] = await makeUsers(request, word, 1, { phone: "0912 000 555" });
    await openUsers(page, word);
    await page.getByRole("button", { name: `Edit ${word} 01` }).click();
    const dialog = dialogOf(page, "Edit User");
    await expect(dialog.getByLabel("Name")).toHaveValue(`${word} 01`);
    await dialog.getByLabel("Name").fill("Tên của tôi");
    await dialog.getByLabel("Notes").fill("Ghi chú của tôi");
    const theirs = { name: "Tên của người khác", phone: "0912 000 666" };
    expect((await call("patch", `/${id}`, theirs)).status()).toBe(200);

    await dialog.getByRole("button", { name: "Update User" }).click();
    const notice = dialog.getByRole("note");
    await expect(notice).toContainText("admin changed this while you were editing");
    await expect(notice).toContainText("NameadminTên của người khácYoursTên của tôi");
    await expect(notice).toContainText("Phoneadmin0912 000 666");
    await expect(notice).not.toContainText("Notes");
    const before: { name: string } = await (await call("get", `/${id}`)).json();
    expect(before.name).toBe("Tên của người khác");

    await notice.getByRole("button", { name: choice }).click();
    if (choice === "Take theirs") {
      await expect(dialog.getByLabel("Name")).toHaveValue("Tên của người khác");
      await expect(dialog.getByLabel("Phone")).toHaveValue("0912 000 666");
      await expect(dialog.getByLabel("Notes")).toHaveValue("Ghi chú của tôi");
      await dialog.getByRole("button", { name: "Update User" }).click();
    }
    await expect(toastOf(page, "User updated successfully")).toBeVisible();
    const user: object = await (await call("get", `/${id}`)).json();
    expect(user).toMatchObject({
      name: choice === "Keep mine" ? "Tên của tôi" : "Tên của người khác",
      // The second editor does not change the phone, so either choice keeps the first editor's.
      phone: "0912 000 666",
      notes: "Ghi chú của tôi",
    });
  }
});

test("edits of different fields of a user merge without a question", async ({ page, request }) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Riêng", 1);
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

import { openSharedLink, rows, typeIntoSearch } from "./admin-list.ts";
import { dialogOf, makeUsers, names, openNewUsers, openUsers } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("the table shows every column of a user, a dash without a phone, and a badge when invited", async ({
  strictPage: page,
  request,
}) => {
  await makeUsers(request, "Cột", 1, { role: "admin", phone: "0912 345 678" });
  await makeUsers(request, "Cột không", 1, { active: false });
  await page.setViewportSize({ width: 1024, height: 768 });
  const listed = page.waitForRequest(/\/users\/\?/);
  await openUsers(page, "Cột");
  const { searchParams } = new URL((await listed).url());
  expect([...searchParams.keys()].toSorted()).toEqual(["limit", "q", "skip"]);
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
  const headers = page.getByRole("columnheader");
  await expect(headers).toHaveText(["", "User", "Role", "Status", "Phone", "Created", "Actions"]);
  const [inactive, invited] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(invited.getByRole("cell").nth(1)).toContainText("@people.example");
  await expect(invited.getByRole("cell").nth(2)).toHaveText("Admin");
  await expect(invited.getByRole("cell").nth(3)).toHaveText("ActiveInvited");
  await expect(invited.getByRole("cell").nth(4)).toHaveText("0912 345 678");
  await expect(invited.getByRole("time")).toHaveAttribute(
    "title",
    /^\d{1,2} \w+ \d{4}, \d\d:\d\d$/,
  );
  await expect(inactive.getByRole("cell").nth(2)).toHaveText("User");
  await expect(inactive.getByRole("cell").nth(3)).toHaveText("InactiveInvited");
  await expect(inactive.getByRole("cell").nth(4)).toHaveText("-");
});

test("the URL keeps page and page size; deleting the last row of a page shows the previous page; one page can show all", async ({
  strictPage: page,
  request,
}) => {
  await openNewUsers(page, request, "Mướp", 51);
  const pagination = page.getByRole("navigation", { name: "Pages" });
  await expect(page.getByText("Total: 51")).toBeVisible();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByText("Showing 1 - 50 of 51 users")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(pagination.getByRole("button")).toHaveText(["First", "Previous", "Next", "Last"]);
  await expect(pagination.getByRole("button", { name: "First" })).toBeDisabled();
  await expect(pagination.getByRole("button", { name: "Previous" })).toBeDisabled();

  await pagination.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing 51 - 51 of 51 users")).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(pagination.getByRole("button", { name: "Last" })).toBeDisabled();
  await page.reload();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  const size = page.getByRole("combobox", { name: "Users per page" });
  await expect(size).toHaveValue("50");
  await expect(size.getByRole("option")).toHaveText([
    "25 per page",
    "50 per page",
    "100 per page",
    "200 per page",
  ]);
  await size.selectOption("25");
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await expect(page).toHaveURL(/size=25/);
  await pagination.getByRole("button", { name: "Last" }).click();
  await expect(page.getByText("Showing 51 - 51 of 51 users")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Showing 1 - 25 of 51 users")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(size).toHaveValue("50");

  await page.goto("/admin?tab=users&q=Mướp&size=25&page=3");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Delete Mướp 01" }).click();
  await dialogOf(page, "Delete User").getByRole("button", { name: "Delete User" }).click();
  await expect(page.getByText("Showing 26 - 50 of 50 users")).toBeVisible();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(rows(page)).toHaveCount(25);

  const requested = page.waitForRequest("**/api/v1/users/?*");
  await page.getByRole("button", { name: "Load All Users" }).click();
  await expect(rows(page)).toHaveCount(50);
  const { searchParams } = new URL((await requested).url());
  expect(searchParams.get("skip")).toBe("0");
  expect(searchParams.get("limit")).toBe("1000");
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(page.getByText("Showing 1 - 50 of 50 users")).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(50);

  await page.route("**/api/v1/users/?*", async (route) => {
    const response = await route.fetch();
    const body: object = await response.json();
    await route.fulfill({ response, json: { ...body, total: 2_345, total_pages: 3 } });
  });
  await page.reload();
  await expect(page.getByText("Showing the first 1,000 of 2,345 users")).toBeVisible();
  await expect(page.getByText("Showing 1 - 1,000 of 2,345 users")).toBeVisible();
});

test("the search waits half a second, sends no empty text, and highlights its matches", async ({
  strictPage: page,
  request,
}) => {
  await makeUsers(request, "Đức Tìm", 1, { phone: "+84 987 111 222" });
  await enter(page);
  await page.clock.install();
  await page.goto("/admin?tab=users");
  await expect(rows(page).first()).toBeVisible();
  const queries: (string | null)[] = [];
  page.on("request", (sent) => {
    const url = new URL(sent.url());
    if (url.pathname === "/api/v1/users/") queries.push(url.searchParams.get("q"));
  });
  await typeIntoSearch(page, "tim duc");
  await page.clock.runFor(499);
  // Neither the URL nor the list has changed yet.
  expect(await page.evaluate(() => location.search)).not.toContain("q=");
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(names(page)).toHaveText(["Đức Tìm 01"]);
  expect(queries).toEqual(["tim duc"]);
  await expect(names(page).locator("mark")).toHaveText(["Đức", "Tìm"]);
  await page.getByRole("searchbox").fill("0987 111 222");
  await expect(rows(page).locator("mark").last()).toContainText("987 111 222");
  await page.getByRole("searchbox").fill("");
  await expect(page).not.toHaveURL(/q=/);
  await expect.poll(() => queries.at(-1)).toBe(null);
  expect(queries).not.toContain("");
});

test("the list filters by role and account status; an empty list is page 1 of 1", async ({
  strictPage: page,
  request,
}) => {
  await makeUsers(request, "Lọc quản trị", 1, { role: "admin" });
  await makeUsers(request, "Lọc thường", 2);
  await makeUsers(request, "Lọc khóa", 1, { active: false, status: "active" });
  await openUsers(page, "Lọc");
  const role = page.getByRole("combobox", { name: "Role" });
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(role.getByRole("option")).toHaveText(["All Roles", "Admin", "Recruiter", "User"]);
  await expect(status.getByRole("option")).toHaveText(["All Status", "Active", "Inactive"]);
  await role.selectOption("Admin");
  await expect(names(page)).toHaveText(["Lọc quản trị 01"]);
  await expect(page).toHaveURL(/role=admin/);
  await role.selectOption("User");
  await status.selectOption("Inactive");
  // This user is employed and has an inactive account.
  await expect(names(page)).toHaveText(["Lọc khóa 01"]);
  await expect(page).toHaveURL(/active=false/);
  const url = page.url();
  await role.selectOption("Admin");
  await expect(page.getByText("No matching users")).toBeVisible();
  await expect(page.getByText("Total: 0")).toBeVisible();
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(page.getByText("Showing 0 - 0 of 0 users")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(rows(page).first()).toBeVisible();
  await page.goto(url);
  await expect(role).toHaveValue("user");
  await expect(status).toHaveValue("false");
  await expect(names(page)).toHaveText(["Lọc khóa 01"]);
});

test("the URL keeps order, filter and open dialog, and a shared link restores them after sign-in", async ({
  strictPage: page,
  browser,
  request,
  site,
}) => {
  await openNewUsers(page, request, "Chia", 2);
  await expect(names(page)).toHaveText(["Chia 02", "Chia 01"]);
  await page.getByRole("combobox", { name: "Role" }).selectOption("User");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
  await expect(names(page)).toHaveText(["Chia 01", "Chia 02"]);
  await page.getByRole("button", { name: "Edit Chia 02" }).click();
  await expect(dialogOf(page, "Edit User").getByLabel("Name")).toHaveValue("Chia 02");
  const url = page.url();

  const theirs = await openSharedLink(browser, site, url);
  const dialog = dialogOf(theirs, "Edit User");
  await expect(dialog.getByLabel("Name")).toHaveValue("Chia 02");
  await expect(theirs).toHaveURL(url);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(names(theirs)).toHaveText(["Chia 01", "Chia 02"]);
  await expect(theirs.getByRole("combobox", { name: "Role" })).toHaveValue("user");
  await theirs.context().close();

  await page.goBack();
  await expect(dialogOf(page, "Edit User")).toBeHidden();
  await page.goBack();
  await expect(names(page)).toHaveText(["Chia 02", "Chia 01"]);
});

test("a late response never replaces a newer one", async ({ page, request }) => {
  await makeUsers(request, "Chậm cũ", 1);
  await makeUsers(request, "Chậm mới", 1);
  await openUsers(page, "Chậm");
  const released = Promise.withResolvers<void>();
  await page.route("**/api/v1/users/?*q=Ch%E1%BA%ADm+c%C5%A9*", async (route) => {
    const response = await route.fetch();
    await released.promise;
    // The page may have aborted the call.
    await route.fulfill({ response }).catch(() => {});
  });
  const search = page.getByRole("searchbox");
  await search.fill("Chậm cũ");
  await search.press("Enter");
  await search.fill("Chậm mới");
  await search.press("Enter");
  await expect(names(page)).toHaveText(["Chậm mới 01"]);
  released.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await expect(names(page)).toHaveText(["Chậm mới 01"]);
});

test("text typed during a search stays and is searched too", async ({ page, request }) => {
  await makeUsers(request, "Gõ nhanh", 1);
  await openUsers(page, "Gõ");
  const session = await page.context().newCDPSession(page);
  // A slow CPU renders the first result after the second text is typed.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const search = page.getByRole("searchbox");
  await search.fill("Gõ n");
  await search.press("Enter");
  await search.fill("Gõ nhanh");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(/q=G%C3%B5(\+|%20)nhanh$/);
  await expect(search).toHaveValue("Gõ nhanh");
});

import { expectAccessible, inViews } from "./accessibility.ts";
import { openWhileSessionLoads } from "./held-calls.ts";
import { enter, signUpPerson } from "./person.ts";
import { expect, test } from "./site.ts";

test.describe("the dashboard", () => {
  test("shows a user their account and workspace, and each link opens its page", async ({
    strictPage: page,
    request,
  }) => {
    const person = await signUpPerson(request);
    await enter(page, person);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByText(`Welcome back, ${person.name}!`)).toBeVisible();
    await expect(main.getByText("User", { exact: true })).toBeVisible();
    await expect(main.getByText("Active", { exact: true })).toBeVisible();
    const today = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
    }).format();
    await expect(main.getByText(`Member since ${today}`)).toBeVisible();
    await expect(main.getByText("Limited Access")).toBeVisible();
    await expect(main.getByRole("heading", { name: "Admin Panel" })).toHaveCount(0);
    const links = {
      "View Profile": "/profile",
      Settings: "/settings",
      "View Projects": "/projects",
      "View Activity": "/settings#activity",
      Customize: "/settings#appearance",
    };
    for (const [name, address] of Object.entries(links)) {
      await main.getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await page.goBack();
    }
  });

  test("shows an administrator a spinner while the session loads, then links to the panel", async ({
    strictPage: page,
  }) => {
    const release = await openWhileSessionLoads(page, "/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByText("Loading...")).toBeVisible();
    release();
    await expect(main.getByText("Full Access")).toBeVisible();
    await expect(main.getByRole("heading", { name: "Your Workspace" })).toHaveCount(0);
    const group = main.getByRole("region", { name: "Admin Panel" });
    await expect(group.getByRole("link")).toHaveCount(3);
    for (const [name, tab] of Object.entries({
      "Manage Users": "users",
      "View Reports": "dashboard",
      Configure: "settings",
    })) {
      await expect(group.getByRole("link", { name })).toHaveAttribute("href", `/admin?tab=${tab}`);
    }
  });

  test("denies access to a stored user of another role while the server fails", async ({
    page,
  }) => {
    await enter(page);
    await page.goto("/robots.txt");
    await page.route("**/api/v1/users/me", (route) => route.fulfill({ status: 500, body: "{}" }));
    for (const role of ["guest", "auditor"]) {
      await page.evaluate((role) => {
        const { name, email } = JSON.parse(localStorage.getItem("user") ?? "{}");
        localStorage.setItem("user", JSON.stringify({ name, email, role }));
      }, role);
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByText("You don't have permission to access this page.")).toBeVisible();
      await expect(main.getByText(`Required role: user | Your role: ${role}`)).toBeVisible();
      await page.getByRole("button", { name: "Account of admin" }).click();
      await expect(
        page.getByRole("group", { name: "Account of admin" }).getByText(role, { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveCount(0);
    }
  });

  inViews(0, () => {
    test("is accessible", async ({ strictPage: page, request }) => {
      await enter(page, await signUpPerson(request));
      await page.goto("/dashboard");
      await expect(page.getByRole("main").getByRole("link")).toHaveCount(5);
      await expectAccessible(page);
    });
  });
});

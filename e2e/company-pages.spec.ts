import { clients } from "#content/clients.ts";
import { directors } from "#content/people.ts";
import { PositionList } from "#contract/positions.ts";
import { products } from "#content/products.ts";
import { companyProfile } from "#content/solutions.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test("every page works without its pictures and videos", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(/\.(?:avif|webp|png|svg|mp4)(?:\?|$)/, (route) => route.abort());
  for (const path of ["/", "/about", "/projects", "/vi/solutions"]) {
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("initials replace a portrait that fails to load", async ({ page }) => {
  const [first] = directors;
  await page.route(`**/team/${first?.id}-*`, (route) => route.abort());
  await page.goto("/team");
  const card = page.getByRole("article").filter({ hasText: first?.name ?? "" });
  await card.scrollIntoViewIfNeeded();
  const names = first?.name.split(" ") ?? [];
  const initials = `${names.at(0)?.charAt(0)}${names.at(-1)?.charAt(0)}`;
  await expect(card.getByText(initials, { exact: true })).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);
});

test("the initial of the name replaces a logo that fails to load", async ({ page }) => {
  const [first] = clients;
  if (first === undefined) throw new Error("The company has no client");
  await page.route(`**/clients/${first.id}-*`, (route) => route.abort());
  await page.goto("/clients");
  const card = page.getByRole("article").first();
  await expect(card.getByText(first.name.en.charAt(0), { exact: true })).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);
  await expect(page.getByRole("article").nth(1).locator("img")).toBeVisible();
});

test("a product without a page links to its section of the solutions", async ({ page }) => {
  const product = products.at(-1);
  await page.goto(`/products/${product?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ask us about it" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await main.getByRole("link", { name: "See it among our solutions" }).click();
  await expect(page).toHaveURL(`/solutions#${product?.area}`);
  await expect(page.locator(`#${product?.area}`)).toBeInViewport();
});

test("the company profile is a PDF", async ({ request }) => {
  for (const url of Object.values(companyProfile)) {
    const response = await request.get(url);
    expect(response.headers()["content-type"]).toBe("application/pdf");
  }
});

test("the form starts with the position of the page that links to it", async ({
  page,
  request,
}) => {
  const response = await request.get("/api/v1/positions");
  const [first] = PositionList.parse(await response.json()).positions;
  const title = first?.title.en ?? "";
  await page.goto(`/careers/${first?.slug}`);
  await page
    .getByRole("link", { name: `Apply Now: ${title}` })
    .first()
    .click();
  await expect(page.getByText(`Applying for: ${title}`)).toBeVisible();
});

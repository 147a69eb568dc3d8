import { expectAccessible } from "./accessibility.ts";
import { asAdmin, expect, test as base } from "./site.ts";

/** A separate server, because its careers page differs from the one of the other tests. */
const test = base.extend({
  site: async ({ siteOf }, use) => use(await siteOf({ HR_EMAIL: "many@company.example" })),
});

test("a careers page of 200 positions is accessible and filters without JavaScript @accessibility", async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const headers = await asAdmin(request);
  const text = (en: string, vi: string) => ({ en, vi });
  for (let number = 0; number < 190; number += 1) {
    const response = await request.post("/api/v1/positions", {
      headers,
      data: {
        slug: `many-${number}`,
        kind: number % 2 === 0 ? "full-time" : "internship",
        title: text(`Position ${number}`, `Vị trí ${number}`),
        summary: text("A short text.", "Một đoạn ngắn."),
        duties: { en: ["Work"], vi: ["Làm việc"] },
        requirements: { en: ["Care"], vi: ["Cẩn thận"] },
        skills: [`Skill ${number % 10}`],
        state: "open",
      },
    });
    expect(response.status()).toBe(201);
  }
  await expect
    .poll(async () => (await (await request.get("/careers")).text()).includes("many-189"), {
      message: "the last position on the careers page",
      timeout: 30_000,
    })
    .toBe(true);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/careers");
    await expectAccessible(page);
  }
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto("/careers");
  await visitor.getByLabel("Skill").selectOption("Skill 3");
  await visitor.getByRole("button", { name: "Show", exact: true }).click();
  await expect(visitor).toHaveURL(/skill=Skill(?:\+|%20)3/);
  await expect(visitor.getByRole("heading", { level: 3, name: /^Position \d+$/ })).toHaveCount(19);
  await plain.close();
});

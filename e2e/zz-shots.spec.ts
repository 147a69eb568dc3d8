import { resume } from "./application-form.ts";
import { enter } from "./person.ts";
import { chooseVietnamese, expect, test } from "./site.ts";

for (const [language, scheme] of [["en", "light"], ["vi", "dark"], ["vi", "light"], ["en","dark"]] as const) {
  test(`shots ${language} ${scheme}`, async ({ page, request, site }) => {
    test.setTimeout(180_000);
    for (const source of ["topcv", "Zalo OA", "", "referral"]) await request.post("/api/v1/applications", { data: { full_name: "Lê Thị Mẫu", email: "mau@example.com", phone: "0900 000 000", position: "ai-engineer", experience_level: "mid", source } });
    await enter(page);
    if (language === "vi") await chooseVietnamese(page, site.url);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const shot = (name: string) => page.screenshot({ path: `/tmp/q1-shots/${name}-${language}-${scheme}-${width}.png` });
      await page.goto("/admin?tab=applications");
      await expect(page.locator("tbody tr").first()).toBeVisible();
      await shot("list");
      await page.goto("/admin?tab=applications&dialog=add");
      await page.waitForTimeout(300);
      await shot("add-empty");
      const dialog = page.getByRole("dialog");
      await dialog.locator("input[type=file]").setInputFiles(resume);
      await expect(dialog.locator("[name=full_name] ~ span button")).toBeVisible({ timeout: 20_000 });
      await shot("add-read");
      for (let index = 0; index < 3; index += 1) await dialog.locator(".bg-info-soft button").first().click();
      await expect(dialog.getByRole("note")).toBeVisible();
      await dialog.locator("[type=submit]").click();
      await dialog.getByRole("note").scrollIntoViewIfNeeded();
      await shot("add-duplicates");
      await dialog.locator("[name=send_receipt]").scrollIntoViewIfNeeded();
      await shot("add-end");
      await page.goto("/admin?tab=positions");
      await expect(page.locator("[data-position]").first()).toBeVisible();
      await shot("positions");
      await page.locator("[data-position] button").nth(1).click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
      await shot("share");
      const { applications } = await (await request.get("/api/v1/applications?limit=1", { headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("accessToken"))}` } })).json();
      await page.goto(`/admin?tab=applications&application=${applications[0].id}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.waitForTimeout(300);
      await shot("details");
      await page.goto(`/admin?tab=applications&review=${applications[0].id}`);
      await page.waitForTimeout(1200);
      await shot("review");
    }
  });
}

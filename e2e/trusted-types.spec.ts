import { expect, test } from "./site.ts";

// `strictPage` shows in all other tests that the site itself violates no policy.
test("Trusted Types block every sink that uses no policy of the site", async ({ page }) => {
  for (const path of ["/", "/login", "/admin"]) {
    await page.goto(path);
    const outcomes = await page.evaluate(() => {
      const sinks = {
        page: () => {
          document.body.innerHTML = "<img src=x onerror=alert(1)>";
        },
        frame: () => {
          document.createElement("iframe").srcdoc = "<script>alert(1)</script>";
        },
        script: () => {
          document.createElement("script").text = "alert(1)";
        },
        address: () => {
          document.createElement("script").src = "/other.js";
        },
        worker: () => new Worker("/other.js"),
        policy: () => globalThis.trustedTypes?.createPolicy("other", {}),
      };
      return Object.entries(sinks).map(([name, sink]) => {
        try {
          sink();
          return `${name} went through`;
        } catch (error) {
          return error instanceof TypeError ? `${name} refused` : String(error);
        }
      });
    });
    expect(outcomes, path).toEqual(
      ["page", "frame", "script", "address", "worker", "policy"].map((name) => `${name} refused`),
    );
  }
});

test("a link updates the structured data in the head", async ({ strictPage: page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  const data = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await data.textContent()) ?? "")).toHaveProperty("@type");
});

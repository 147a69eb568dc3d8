import { expect, test } from "./site.ts";

// That no page of the site and no journey offends against this, every other test sees: the fixture
// fails on the error that the browser reports.
test("a text becomes a page or a program by no way that the site has not named", async ({
  page,
}) => {
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

test("a move inside the site writes the facts for search engines anew", async ({
  strictPage: page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  const facts = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await facts.textContent()) ?? "")).toHaveProperty("@type");
});

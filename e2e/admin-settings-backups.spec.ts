import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expectNoBarrier, sizes } from "./barriers.ts";
import { enter } from "./person.ts";
import type { Site } from "./server.ts";
import { apply, openSection, testWith } from "./settings-calls.ts";
import { chooseVietnamese, expect } from "./site.ts";

const run = promisify(execFile);
const test = testWith({});

/** Makes a backup beside the running server, as the person does who runs it. */
const backUp = ({ settings }: Site, ...options: string[]) =>
  run(process.execPath, [join(import.meta.dirname, "..", "scripts", "backup.ts"), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...settings },
  });

test("backups: none, the last one with its size and place, and one that failed since", async ({
  strictPage: page,
  request,
  site,
}) => {
  await apply(request);
  await enter(page);
  await openSection(page, "backups");
  await expect(page.getByText("No backup has been made yet")).toBeVisible();
  await expect(page.getByText("The server makes none by itself")).toBeVisible();

  await backUp(site);
  await page.reload();
  await expect(page.getByText("Last backup")).toBeVisible();
  await expect(page.getByText("Applications: 1, CVs: 0")).toBeVisible();
  await expect(page.getByText(join(site.dataDir, "backups"))).toBeVisible();
  await expectNoBarrier(page);

  await expect(backUp(site, "--to", join(site.dataDir, "missing", "a.tar"))).rejects.toThrow();
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "The last attempt failed" });
  await expect(failure).toContainText("The folder that backups go to is missing");
  await expect(page.getByRole("link", { name: "Backups Look" })).toBeVisible();
  await expect(page.getByText("Applications: 1, CVs: 0")).toBeVisible();

  await openSection(page, "audit");
  await expect(page.getByText("Could not make a backup", { exact: true })).toBeVisible();
  await expect(page.getByText("Made a backup", { exact: true })).toBeVisible();

  await page.setViewportSize(sizes.phone);
  await chooseVietnamese(page, site.url);
  await openSection(page, "backups");
  await expect(page.getByText("Bản sao lưu gần nhất")).toBeVisible();
  await expectNoBarrier(page);
});

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

const root = join(import.meta.dirname, "..", "..");

/** A file, an import in it, and whether the lint rules allow it. */
const imports: readonly [file: string, imported: string, isAllowed: boolean][] = [
  ["contract/users.ts", "zod/mini", true],
  ["contract/users.ts", "./roles.ts", true],
  ["contract/users.ts", "#content/company.ts", false],
  ["contract/users.ts", "#server/app.ts", false],
  ["contract/users.ts", "react", false],
  ["contract/users.ts", "node:fs", false],
  ["content/vi/home.ts", "../en/home.ts", true],
  ["content/home.ts", "./company.ts", true],
  ["content/home.ts", "#contract/roles.ts", false],
  ["content/home.ts", "zod", false],
  ["content/clients.ts", "#content-types", true],
  ["testing/company/vi/home.ts", "../en/home.ts", true],
  ["testing/company/home.ts", "#content/company.ts", false],
  ["testing/company-two/clients.ts", "#content/company.ts", false],
  ["i18n/vi/login.ts", "../en/login.ts", true],
  ["i18n/en/login.ts", "#content/company.ts", false],
  ["server/accounts/change-users.ts", "#contract/users.ts", true],
  ["server/accounts/change-users.ts", "#content/company.ts", true],
  ["server/accounts/change-users.ts", "#web/app.tsx", false],
  ["server/accounts/change-users.ts", "react", false],
  ["server/accounts/change-users.ts", "react-dom/server", false],
  ["server/accounts/change-users.ts", "#server/accounts/sessions.ts", true],
  ["server/accounts/change-users.ts", "#server/hiring/applications/records.ts", false],
  ["server/accounts/change-users.ts", "../hiring/applications/records.ts", false],
  ["server/accounts/sign-in.ts", "#server/context.ts", true],
  ["server/accounts/sign-in.ts", "#server/start/config.ts", false],
  ["server/hiring/apply/upload.ts", "../applications/records.ts", true],
  ["server/hiring/apply/upload.ts", "../../panel/audit-log.ts", false],
  ["server/context.ts", "./start/config.ts", false],
  ["server/context.ts", "#server/accounts/sessions.ts", false],
  ["server/context.ts", "./db/schema.ts", true],
  ["server/positions/change.ts", "#server/hiring/business-days.ts", false],
  ["server/mail/outbox.ts", "#server/accounts/guard.ts", false],
  ["server/files/s3.ts", "#server/http/http-error.ts", false],
  ["server/db/open.ts", "#server/http/http-error.ts", false],
  ["server/db/migrations/020-start.ts", "../../files/disk.ts", false],
  ["server/db/migrations/020-start.ts", "../schema.ts", true],
  ["server/db/vietnam-time.ts", "#server/context.ts", false],
  ["server/jobs/jobs.ts", "#server/main.ts", false],
  ["server/panel/export/xlsx.ts", "yazl", false],
  ["server/backup/read-archive.ts", "tar-stream", true],
  ["server/files/write-zip.ts", "yazl", true],
  ["server/files/write-zip.ts", "#server/http/http-error.ts", false],
  ["web/pages/home.tsx", "#content/company.ts", true],
  ["web/pages/home.tsx", "react", true],
  ["web/pages/home.tsx", "#server/app.ts", false],
  ["web/pages/home.tsx", "node:path", false],
  ["web/pages/home.tsx", "../admin/shell.tsx", false],
  ["web/forms/fields.tsx", "#web/data/query-state.tsx", true],
  ["web/forms/fields.tsx", "#web/layout/header.tsx", false],
  ["web/session/guard.tsx", "#web/forms/fields.tsx", false],
  ["web/i18n/text.ts", "../router/router.tsx", false],
  ["web/ui/button.tsx", "react", true],
  ["web/ui/button.tsx", "./loading.tsx", true],
  ["web/ui/button.tsx", "#content/company.ts", false],
  ["web/ui/button.tsx", "../i18n/i18n.tsx", false],
  ["e2e/home.spec.ts", "@playwright/test", true],
  ["e2e/home.spec.ts", "#server/app.ts", false],
  ["e2e/home.spec.ts", "#server/testing/free-port.ts", true],
  ["e2e/home.spec.ts", "../web/app.tsx", false],
  ["prove/kill.ts", "#server/start/context.ts", true],
  ["prove/kill.ts", "../e2e/server.ts", true],
  ["prove/kill.ts", "#web/app.tsx", false],
];

/** The imports of each file, one in a line. */
const importsOf = Map.groupBy(imports, ([file]) => file);
let folder = "";
let output = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "import-law-"));
  cpSync(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [file, ofFile] of importsOf) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const lines = ofFile.map(([, imported], index) => `export { a${index} } from "${imported}";\n`);
    writeFileSync(path, lines.join(""));
  }
  const oxlint = join(root, "node_modules", "oxlint", "bin", "oxlint");
  const args = [oxlint, "--format=unix", ...importsOf.keys()];
  output = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout;
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

for (const [file, ofFile] of importsOf) {
  for (const [index, [, imported, isAllowed]] of ofFile.entries()) {
    test(`${file} ${isAllowed ? "may" : "must not"} import ${imported}`, () => {
      const ofLine = output
        .split("\n")
        .filter(
          (line) =>
            line.startsWith(`${file}:${index + 1}:`) && line.includes("no-restricted-imports"),
        );
      assert.equal(ofLine.length > 0, !isAllowed, output);
    });
  }
}

import { withServer } from "../e2e/server.ts";
import { admin } from "../e2e/site.ts";
import { runInNewContext, withFirefox } from "./firefox/browser.ts";
import { flows } from "./firefox/flows.ts";
import type { Finding, Suite } from "./suite.ts";

const environment = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  HR_EMAIL: "hr@company.example",
};

export const suite: Suite = {
  prove: () =>
    withServer(environment, (site) =>
      withFirefox(async (firefox) => {
        const version = await firefox.version();
        const findings: Finding[] = [];
        for (const { name, run } of flows) {
          const errors = await runInNewContext(firefox, (page) => run(page, site));
          findings.push({
            threat: `faults that only ${version} shows`,
            test: name,
            runs: 1,
            result: errors.join("; ") || "completed without errors or CSP violations",
            held: errors.length === 0,
          });
        }
        return findings;
      }),
    ),
};

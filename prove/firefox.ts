import { withServer } from "../e2e/server.ts";
import { admin } from "../e2e/site.ts";
import { goAsStranger, withFirefox } from "./firefox/browser.ts";
import { ways } from "./firefox/ways.ts";
import type { Finding, Suite } from "./suite.ts";

const environment = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  HR_EMAIL: "hr@company.example",
};

export const suite: Suite = {
  name: "firefox",
  prove: () =>
    withServer(environment, (site) =>
      withFirefox(async (firefox) => {
        const version = await firefox.version();
        const findings: Finding[] = [];
        for (const { what, go } of ways) {
          const complaints = await goAsStranger(firefox, (page) => go(page, site));
          findings.push({
            threat: `A fault that Chromium does not show: ${version}`,
            done: what,
            times: 1,
            result: complaints.join("; ") || "done; no error, nothing that the policy forbade",
            held: complaints.length === 0,
          });
        }
        return findings;
      }),
    ),
};

import { backups, install, prepare, ready, type Step } from "./step.ts";

const data = "/var/lib/company-website";

/** The data are lost, first with the backups still there; then the machine is as new, with a copy of them. */
export const newMachine: readonly Step[] = [
  { text: "company-website backup --accept-smaller", expect: /2 applications and 2 resumes/ },
  prepare(
    `systemctl stop company-website
    company-website backup --to ${backups}/site.tar && mkdir old && touch old/erased-records
    rm -rf ${data}/*; systemctl start company-website
    for _ in $(seq 60); do journalctl -u company-website -o cat -n 20 | grep "new and empty" && break; sleep 1; done`,
    /The database is new and empty, but .* is the backup of a site/,
  ),
  prepare(`systemctl stop company-website; mv ${backups}/* old/; rm -rf ${data}/*`),
  {
    text: "sudo bash deploy/install.sh --host www.company.example --hr-email hr@company.example",
    run: `cd new; ${install} --proxy nginx`,
    expect: /The site runs at https:\/\/www\.company\.example\./,
  },
  prepare("systemctl stop company-website"),
  {
    text: "install -o company-website -g company-website -m 0600 site.tar erased-records /var/backups/company-website",
    run: `cd old; install -o company-website -g company-website -m 0600 site.tar erased-records ${backups}`,
  },
  {
    text: "company-website restore --check /var/backups/company-website/site.tar",
    expect:
      /The secret of the backup becomes[\s\S]*The store here is not empty[\s\S]*Nothing else would refuse it/,
  },
  prepare("company-website empty-store --yes", /The store is empty/),
  {
    text: "company-website restore /var/backups/company-website/site.tar",
    expect: /Restored and verified/,
  },
  prepare("systemctl start company-website"),
  ready,
  prepare("company-website doctor", /2 files are intact/),
  { text: "company-website index-resumes" },
  { text: "company-website doctor --adopt", expect: /belong to this database/ },
  prepare(`mv old/before-* ${backups}/`),
];

import { newMachine } from "./new-machine.ts";
import { ownContent } from "./own-content.ts";
import { backups, clone, install, prepare, ready, type Step } from "./step.ts";

const newest = (pattern: string) => `$(ls -t ${backups}/${pattern} | head -n 1)`;
const apply = (name: string) =>
  `printf '%%PDF-1.4\\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\\ntrailer<</Root 1 0 R>>\\n%%%%EOF\\n' > cv.pdf
  curl -fsS http://127.0.0.1:3000/api/v1/applications/upload -H "Host: www.company.example" -F full_name="${name}" -F email=${name.toLowerCase()}@people.example -F phone=+84901234567 -F position=ai-engineer -F experience_level=mid -F resume=@cv.pdf`;
const archiveSettings = "/etc/company-website-archive.env";

/** The pages in the order in which an operator comes to them. */
export const plan: readonly Step[] = [
  {
    text: "sudo bash deploy/install.sh --host www.company.example --hr-email hr@company.example --smtp-url smtps://user:password@mail.company.example",
    run: `cd site; ${install} --smtp-url smtp://127.0.0.1:2525 --proxy nginx`,
    expect: /The server runs, but https:\/\/www\.company\.example does not show it yet/,
  },
  prepare(`echo 127.0.0.1 www.company.example company.example >> /etc/hosts
    cat /etc/ssl/company-website/cert.pem >> /etc/ssl/certs/ca-certificates.crt
    sed -i /^SMTP_URL=/d /etc/company-website.env; systemctl restart company-website`),
  ready,
  prepare(
    `cd site; ${install} --proxy nginx`,
    /The site runs at https:\/\/www\.company\.example\./,
  ),
  {
    text: 'sudo bash deploy/install.sh --host company.example --hr-email hr@company.example --smtp-url smtps://user:password@mail.company.example:465 --mail-from "Example Software <no-reply@company.example>"',
    run: `cd site; bash deploy/install.sh --dry-run --proxy nginx --host company.example --hr-email hr@company.example --smtp-url smtps://user:password@mail.company.example:465 --mail-from "Example Software <no-reply@company.example>"`,
    expect: /exists and stays as it is/,
  },
  {
    text: "cat /var/lib/company-website/first-admin-link.txt",
    expect: /^https:\/\/www\.company\.example\/reset-password#token=/,
  },
  {
    text: "company-website create-admin --email admin@company.example",
    run: "echo 'a \"strange\\ $bronze drum' > secret; chmod 644 secret; cp secret /tmp/; ADMIN_PASSWORD_FILE=/tmp/secret company-website create-admin --email admin@company.example",
    expect: /is an administrator now/,
  },
  { text: "company-website doctor", expect: /^ok +server: runs and is ready$/m },
  { text: "journalctl -u company-website -p warning -n 50" },
  { text: "journalctl -u company-website", expect: /is ready at/ },
  {
    text: "journalctl -u company-website -o cat | grep <request id>",
    run: `id=$(curl -fsS -o /dev/null -D - -H "Host: www.company.example" http://127.0.0.1:3000/api/v1/positions | tr -d '\\r' | sed -n 's/^x-request-id: //Ip')
      sleep 2; journalctl -u company-website -o cat | grep "$id"`,
    expect: /"route":"\/api\/v1\/positions".*"request completed"/,
  },
  {
    text: "systemctl restart systemd-journald",
    run: "mkdir -p /etc/systemd/journald.conf.d; printf '[Journal]\\nSystemMaxUse=500M\\nMaxRetentionSec=1month\\n' > /etc/systemd/journald.conf.d/site.conf; systemctl restart systemd-journald",
  },
  { text: "systemctl status company-website", expect: /active \(running\)/ },
  { text: "systemctl restart company-website" },
  ready,
  prepare(apply("Mot"), /"submitted"/),

  // An upgrade with a migration, whose proxy someone has changed, and both ways back.
  {
    text: "git clone … new && sudo bash new/deploy/upgrade.sh",
    run: `git clone -q site new
      sed -i 's|^import { streams }|import { trial } from "./migrations/099-trial.ts";\\n&|; s|^  "044-streams": streams,|&\\n  "099-trial": trial,|' new/server/db/migrate.ts
      echo 'export const trial = () => ["alter table positions add column trial text"];' > new/server/db/migrations/099-trial.ts
      echo "# a line of the operator" >> /etc/nginx/conf.d/company-website.conf
      bash new/deploy/upgrade.sh`,
    expect: /-# a line of the operator[\s\S]*The site runs at https:\/\/www\.company\.example\./,
  },
  prepare(apply("Hai"), /"submitted"/),
  {
    text: "company-website rollback",
    expect: /cannot read the present data[\s\S]*The server runs/,
  },
  prepare("company-website doctor", /1 files are intact/),
  {
    text: "company-website rollback /var/backups/company-website/before-….tar",
    run: `company-website rollback ${newest("replaced-*.tar")}`,
    expect: /The server runs/,
  },
  prepare("company-website doctor", /2 files are intact/),

  // The present release restores a backup by hand.
  {
    text: "company-website restore --check /var/backups/company-website/backup-….tar",
    run: `company-website restore --check ${newest("replaced-*.tar")}`,
    expect: /The backup is valid/,
  },
  { text: "systemctl stop company-website" },
  { text: "company-website backup --to /var/backups/company-website/replaced-by-hand.tar" },
  { text: "company-website empty-store --yes", expect: /Removed all rows and 2 resumes/ },
  {
    text: "company-website restore /var/backups/company-website/backup-….tar",
    run: `company-website restore ${backups}/replaced-by-hand.tar`,
    expect: /Restored and verified/,
  },
  { text: "systemctl reset-failed company-website" },
  { text: "systemctl start company-website" },
  ready,
  {
    text: "tar -tf backup-….tar | grep <id>",
    run: `tar -tf ${backups}/replaced-by-hand.tar | grep "$(ls /var/lib/company-website/files/kept | head -n 1)"`,
  },
  {
    text: "tar -xf backup-….tar resumes/<id>",
    run: `tar -xf ${backups}/replaced-by-hand.tar "resumes/$(ls /var/lib/company-website/files/kept | head -n 1)"`,
  },
  {
    text: "install -m 600 -o <user> resumes/<id> DATA_DIR/files/kept/<id>",
    run: "for one in resumes/*; do install -m 600 -o company-website $one /var/lib/company-website/files/kept/; done; company-website doctor",
    expect: /2 files are intact/,
  },

  ...newMachine,

  // Encrypted copies on a disk.
  { text: "apt-get install restic", run: "apt-get -qq update && apt-get -qq -y install restic" },
  { text: "install -d -o company-website -g company-website -m 0700 /mnt/archive/site" },
  prepare(
    `printf 'RESTIC_REPOSITORY=/mnt/archive/site\\nRESTIC_PASSWORD=a-key-of-the-test\\n' > ${archiveSettings}; chmod 600 ${archiveSettings}`,
  ),
  {
    text: "(set -a; . /etc/company-website-archive.env; setpriv --reuid company-website --regid company-website --clear-groups restic --no-cache init)",
    expect: /created restic repository/,
  },
  {
    text: "cp /opt/company-website/current/deploy/systemd/company-website-{archive,rehearsal}.* /etc/systemd/system/",
  },
  { text: "systemctl daemon-reload" },
  { text: "systemctl enable --now company-website-archive.timer company-website-rehearsal.timer" },
  prepare("systemctl start company-website-archive && systemctl start company-website-rehearsal"),
  {
    text: "journalctl -u company-website-archive -u company-website-rehearsal",
    expect: /The backup is valid/,
  },
  {
    text: "restic dump latest /site.tar | company-website restore -",
    run: `systemctl stop company-website; company-website empty-store --yes; set -a; . ${archiveSettings}; restic dump latest /site.tar | company-website restore - && systemctl start company-website`,
    expect: /Restored and verified/,
  },
  ready,

  // To PostgreSQL, with the resumes on the disk, and back to the release before.
  {
    text: "TO_DATABASE_URL=postgres://site:…@db.internal/site TO_S3_BUCKET=company-resumes TO_S3_REGION=ap-southeast-1 TO_S3_ACCESS_KEY_ID=… TO_S3_SECRET_ACCESS_KEY=… npm run migrate-store",
    run: `systemctl stop company-website; cd /; setpriv --reuid postgres --regid postgres --clear-groups psql -q -c "create role site login password 'bronze'" -c "create database site owner site"
      TO_DATABASE_URL=postgres://site:bronze@127.0.0.1/site company-website migrate-store &&
      printf 'DATABASE_URL=postgres://site:bronze@127.0.0.1/site\\nAUTH_SECRET=%s\\n' "$(cat /var/lib/company-website/auth-secret)" >> /etc/company-website.env
      systemctl start company-website`,
    expect: /Moved and verified every row/,
  },
  ready,
  prepare("company-website rollback", /The server runs/),
  prepare("company-website doctor", /PostgreSQL 15[\s\S]*1 files are intact/),

  // The owner's computer.
  {
    text: "git clone <address of this repository> site",
    run: `git clone -q --bare site vendor.git && git -C vendor.git update-ref refs/heads/main HEAD
      git -C vendor.git symbolic-ref HEAD refs/heads/main; mkdir owner; cd owner; git clone /root/vendor.git site`,
  },
  { text: "cd site", run: "cd owner; cd site" },
  clone("npm ci"),
  clone(
    "npm start",
    /is ready at/,
    "npm start > start.log 2>&1 & for _ in $(seq 270); do grep -m 1 'is ready at' start.log && break; sleep 2; done; kill $!; wait; cat start.log >&2",
  ),
  clone("npm run backup", /0 applications/),
  clone("npm run backup -- --to /mnt/archive", /\/mnt\/archive\/backup-/),
  clone("npm run backup -- --to site.tar", /site\.tar/),
  clone(
    "npm --silent run backup -- --to - | …",
    undefined,
    "npm --silent run backup -- --to - | cat > piped.tar && tar -tf piped.tar | grep manifest.json",
  ),
  clone("npm run restore -- --check site.tar", /The backup is valid/),
  clone(
    "npm run restore -- site.tar",
    /Restored and verified/,
    "DATA_DIR=/root/second npm run restore -- site.tar",
  ),
  clone(
    "npm run empty-store -- --yes",
    /The store is empty/,
    "DATA_DIR=/root/second npm run empty-store -- --yes",
  ),
  clone("tar -xOf site.tar auth-secret", /\S{30}/),
  clone("npm run doctor", /migrations/),
  clone(
    "npm run migrate-store",
    /Moved and verified/,
    "TO_DATA_DIR=/root/third npm run migrate-store",
  ),
  clone("npm run privacy-record", /91\/2025/),
  clone("npm run content:check", /Samples to replace/),
  clone("npm run build"),
  clone(
    "npm run setup-company -- --from company.json",
    undefined,
    `sed -n '/^\`\`\`json/,/^\`\`\`/p' docs/owner.md | sed '1d;$d' > company.json; cp content/pictures/logo.* logo.svg 2> /dev/null || echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>' > logo.svg; npm run setup-company -- --from company.json`,
  ),
  ...ownContent,
];

const docker = "needs the Docker engine: run by hand, docs/evidence.md, What was run";
const ci = "npm run test:all or npm run prove runs it";

/** Commands that no machine of the suite can run, with the reason. */
export const notRun: readonly (readonly [RegExp, string])[] = [
  [/^docker /, docker],
  [/^git pull$/, "brings another version of the repository"],
  [/^npm (?:test|run test:all|run prove\b.*)$/, ci],
  [/^promtool /, ci],
  [/^npm run$|^systemctl restart$|FILE$/, "a part of a command"],
  [/^systemctl edit /, "opens an editor"],
  [/^npm run (?:dev|setup-company)$/, "waits for a person"],
  [/^npm run profile$/, "needs a browser: scripts and tests of the profile run it"],
  [/<(?:its )?version>|^sha512sum /, "raises Node to a version to come"],
  [/^timedatectl /, "sets the clock of the machine, which this one shares"],
];

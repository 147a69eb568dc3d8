import { clone, inClone, prepare, type Step } from "./step.ts";

const kept = "content/company.json";
const removed = "content/pictures/team/ceo.svg";

/** "A new version" of owner.md: the sample changes a file that the owner has changed, and one that he has removed. */
export const ownContent: readonly Step[] = [
  prepare(
    "git config --global user.name Owner && git config --global user.email owner@company.example",
  ),
  clone("git remote rename origin vendor"),
  clone("git switch -c site"),
  clone('git add -A && git commit -m "Our content"'),
  clone(
    "git remote add origin <address of your own empty repository>",
    undefined,
    "git init -q --bare /root/own.git && git remote add origin /root/own.git",
  ),
  clone("git push -u origin site"),
  prepare(`git clone -q vendor.git next && cd next
    sed -i 's|^  "name": ".*"|  "name": "Another sample"|' ${kept} && echo "<!-- another -->" >> ${removed}
    echo "A new version." >> README.md && git commit -qam "A new version" && git push -q origin HEAD:main`),
  clone("git fetch vendor"),
  clone(
    "git merge vendor/main",
    /^CONFLICT \(content\): Merge conflict in content\/company\.json$/m,
    "git merge vendor/main || true",
  ),
  clone("git checkout --ours content/...", undefined, `git checkout --ours ${kept}`),
  clone("git diff HEAD...vendor/main -- content/", /^\+ {2}"name": "Another sample"/m),
  clone("git add", undefined, `git add ${kept}`),
  clone("git rm content/...", undefined, `git rm -q ${removed}`),
  clone("git commit", undefined, "git commit --no-edit"),
  clone("git push"),
  prepare(
    inClone(`grep '"name"' ${kept} && tail -n 1 README.md && npm run content:check`),
    /"Example Software"[\s\S]*A new version\.[\s\S]*Samples to replace/,
  ),
  // The machine still runs the sample.
  prepare(
    "bash owner/site/deploy/upgrade.sh || true",
    /has the content of "Example Software"[\s\S]*add --other-company/,
  ),
];

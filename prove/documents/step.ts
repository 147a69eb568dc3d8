/**
 * How a command of the documents is run: with the names of the test machine, and after what it needs. `text` is the
 * command as the page has it; a step without one only prepares. A command alone is run as it is.
 */
export type Step = { text?: string; run?: string; expect?: RegExp };

export const backups = "/var/backups/company-website";
export const install =
  "bash deploy/install.sh --host www.company.example --hr-email hr@company.example";

export const prepare = (run: string, expect?: RegExp): Step => ({ run, ...(expect && { expect }) });

/** Waits until the server is ready. */
export const ready = prepare(
  "for _ in $(seq 60); do curl -fs http://127.0.0.1:3000/readyz && break; sleep 1; done",
  /"ready"/,
);

/** In the clone on the owner's computer. */
export const inClone = (command: string) =>
  `cd owner/site; export PATH=/opt/company-website/current/.node/bin:$PATH PORT=3100 DATA_DIR=/root/data SITE_URL=http://localhost:3100; ${command}`;

export const clone = (text: string, expect?: RegExp, run = text): Step => ({
  text,
  run: inClone(run),
  ...(expect && { expect }),
});

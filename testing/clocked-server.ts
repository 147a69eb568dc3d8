// The built site on a server with a clock that another process controls. Browser tests start this program
// with an IPC channel: it advances by the milliseconds they send and sends the time. The environment
// names its administrator.
import { ensureFirstAdmin } from "#server/start/first-admin.ts";
import { startTestApp } from "#server/testing/app.ts";
import { builtSite } from "./built-site.ts";

const { ADMIN_EMAIL = "", ADMIN_PASSWORD = "" } = process.env;
const settings = { ADMIN_EMAIL, ADMIN_PASSWORD, WARM_PAGES: "off" };
const app = await startTestApp("sqlite", settings, { dist: builtSite });
await ensureFirstAdmin(app);

process.on("message", (milliseconds) => {
  app.advance(Number(milliseconds));
  // Emails that have become due leave at once, not with the next look at the outbox.
  app.mailer.wake();
  process.send?.(app.clock().getTime());
});
process.on("disconnect", () => void app.close());
process.send?.({ url: app.url, dataDir: app.config.dataDir });

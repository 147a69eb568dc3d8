// The built site on a server whose clock another process moves: a program of its own, which browser
// tests start with a channel. They send milliseconds to go forward, and are answered the time.
import { join } from "node:path";
import { startTestApp } from "./app.ts";

const dist = join(import.meta.dirname, "..", "..", "dist");
const app = await startTestApp("sqlite", {}, dist);

process.on("message", (milliseconds) => {
  app.advance(Number(milliseconds));
  process.send?.(app.clock().getTime());
});
process.on("disconnect", () => void app.close());
process.send?.(app.url);

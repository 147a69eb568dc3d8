// @ts-check
// Loaded into the processes that set-up starts. Without it, an installation or a server whose
// parent was killed would go on by itself and meet the next one in the same folder.
const graceMs = 3000;

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  // npm goes on for as long as it likes after a SIGTERM.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), graceMs).unref();
});
process.channel?.unref();

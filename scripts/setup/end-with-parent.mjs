// @ts-check
// Ends a child process when its parent is killed. Otherwise it would share its folder with the next run.
const graceMs = 3000;

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  // npm may ignore SIGTERM.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), graceMs).unref();
});
process.channel?.unref();

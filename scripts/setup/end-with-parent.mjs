// @ts-check
// Loaded into the processes that set-up starts. Without it, an installation or a server whose
// parent was killed would go on by itself and meet the next one in the same folder.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

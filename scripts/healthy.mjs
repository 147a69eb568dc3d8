// @ts-check
// Ends with 0 when the server of this machine lives: the health check of a container. Whether it can
// do its work, which /readyz tells, is no matter here: a container that is started anew brings back
// neither a database nor a bucket.
const { PORT = "3000" } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${PORT}/healthz`);
process.exit(ok ? 0 : 1);

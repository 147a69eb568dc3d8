// @ts-check
// The container's health check: exit code 0 when the server answers. It does not ask /readyz, because
// restarting the container would not repair a database or a bucket.
const { PORT = "3000" } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${PORT}/healthz`);
process.exit(ok ? 0 : 1);

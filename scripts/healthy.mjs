// @ts-check
// Ends with 0 when the server of this machine is ready for work: the health check of a container.
const { PORT = "3000" } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${PORT}/readyz`);
process.exit(ok ? 0 : 1);

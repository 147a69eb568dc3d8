// @ts-check
// The entry of the server, readable by every Node that knows modules: node server/start.mjs
const { node } = process.versions;

if (Number.parseInt(node, 10) < 24) {
  console.error(`Node 24 or newer is needed, this is ${node}. Get it from nodejs.org`);
  process.exit(78);
}
await import("./main.ts");

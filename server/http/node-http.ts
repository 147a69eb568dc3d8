/**
 * Node's own `http`. An `import` of it reads all that it exports, and so loads a client for fetch and
 * WebSocket that nobody here uses: 12 MB.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");

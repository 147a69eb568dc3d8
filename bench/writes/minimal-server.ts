import { createHash, randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";

// A minimal server that receives, hashes, writes and flushes request bodies.

const [folder = ""] = process.argv.slice(2);

async function store(request: IncomingMessage): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(join(folder, randomUUID()), "wx");
  try {
    for await (const chunk of request) {
      hash.update(chunk);
      await file.write(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}

const server = createServer((request, response) => {
  void store(request).then((hash) => response.writeHead(201).end(hash));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : undefined);
});
process.once("disconnect", () => process.exit());

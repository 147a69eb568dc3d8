import assert from "node:assert/strict";
import { Agent, request, type IncomingMessage } from "node:http";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { onSqlite, startTestApp, type TestApp } from "./app.ts";
import { applicationFields, applicationForm, readSampleResume } from "./client.ts";
import { makeSmallSite } from "./small-site.ts";

const project = join(import.meta.dirname, "..", "..");

/** Paths that try to leave the public folder for a file beside, above or below it. */
const traversals: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `/../${path}`,
  (path) => `/assets/../${path}`,
  (path) => `/assets/../../${path}`,
  (path) => `/assets/../../../../../../../../../../..${project}/${path}`,
  (path) => `/..%2f${path}`,
  (path) => `/assets/..%2F..%2f${path.replaceAll("/", "%2f")}`,
  (path) => `/%2e%2e/${path}`,
  (path) => `/assets/%2e%2e/%2E%2E/${path}`,
  (path) => `/%252e%252e%252f${path}`,
  (path) => `/..\\${path.replaceAll("/", "\\")}`,
  (path) => `/..%5c${path.replaceAll("/", "%5c")}`,
  (path) => `/..;/${path}`,
  (path) => `/assets/....//${path}`,
  (path) => `/${path}%00.js`,
  (path) => `/${path}/.`,
  (path) => `/%c0%ae%c0%ae/${path}`,
  (path) => `/files/${path}`,
  (path) => `/vi/${path}`,
  (path) => `http://127.0.0.1/../${path}`,
];

/** Files that such a folder could contain. */
const guesses = [
  ".git/config .git/HEAD .git/index .env .env.local .env.production .npmrc .ssh/id_rsa .htpasswd",
  "backup.zip backup.tar.gz site.db data/site.db data/auth-secret config.json secrets.json",
  "web.config wp-config.php server-status debug node_modules/zod/package.json",
  "dist/client/assets/app-x1.js dist/render/entry-server.js render/entry-server.js",
  "render/package.json client/film.mp4 etc/passwd proc/self/environ",
].flatMap((line) => line.split(" "));

/** The files and folders below a folder, as paths from it. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The files of this project, without dependencies and version control. */
async function ofProject(): Promise<string[]> {
  const others = ["node_modules", ".git", ".node", "test-results", "data"];
  const entries = await readdir(project, { withFileTypes: true });
  const paths = entries.map(async (entry) => {
    if (!entry.isDirectory() || others.includes(entry.name)) return [entry.name];
    const inside = await below(join(project, entry.name));
    return [entry.name, ...inside.map((path) => join(entry.name, path))];
  });
  return (await Promise.all(paths)).flat();
}

onSqlite("Guessed paths", (engine) => {
  let dist: string;
  let app: TestApp;
  let kept: string[];
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  before(async () => {
    dist = await makeSmallSite();
    app = await startTestApp(engine, {}, { dist });
    const resume = { name: "cv.pdf", bytes: await readSampleResume("Nguyễn Văn Mẫu – CV.pdf") };
    const body = applicationForm(applicationFields(), resume);
    const sent = await app.client.call("POST", "/api/v1/applications/upload", { body });
    assert.equal(sent.status, 201);
    kept = await below(app.config.dataDir);
    assert.ok(
      kept.some((path) => path.split("/").length > 1),
      "The resume lies in the data folder",
    );
  });
  after(async () => {
    agent.destroy();
    await rm(dist, { recursive: true, force: true });
  });

  // Not with fetch, which would normalize the path.
  const ask = async (path: string) => {
    const { hostname, port } = new URL(app.url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, hostname, port, path }, resolve).on("error", reject).end();
    });
    return { status: answer.statusCode ?? 0, bytes: await buffer(answer) };
  };

  /** Asserts that every path gets 404 or 400. */
  async function expectNothing(addresses: readonly string[]): Promise<void> {
    const answers = await Promise.all(
      addresses.map(async (address) => ({ address, ...(await ask(address)) })),
    );
    const found = answers.filter(({ status }) => status !== 404 && status !== 400);
    assert.deepEqual(
      found.map(({ address, status }) => `${status} ${address}`),
      [],
    );
  }

  test("no path leads to a file of the program", async () => {
    const files = await ofProject();
    assert.ok(files.length > 500, `${files.length} files`);
    await expectNothing(files.map((path) => `/${encodeURI(path)}`));
    const some = [...guesses, "package.json", "server/main.ts", "README.md", "Dockerfile"];
    await expectNothing(some.flatMap((path) => traversals.map((traversal) => traversal(path))));
  });

  test("no path leads to the database, the secret or a resume", async () => {
    const { dataDir } = app.config;
    const paths = [...kept, ...kept.map((path) => path.split("/").at(-1) ?? "")].map(encodeURI);
    await expectNothing(paths.flatMap((path) => traversals.map((traversal) => traversal(path))));
    const deep = "/assets" + "/..".repeat(12);
    const absolute = kept.map((path) => encodeURI(join(dataDir, path)));
    await expectNothing(absolute.flatMap((path) => [path, `/${path}`, `${deep}${path}`]));
  });

  test("other files of a build are not public", async () => {
    const files = (await below(dist)).filter((path) => !path.startsWith("client/"));
    await expectNothing(files.flatMap((path) => traversals.map((traversal) => traversal(path))));
    const packed = ["/assets/app-x1.js.br", "/assets/app-x1.js.gz"];
    await expectNothing(packed);
  });

  test("no folder is listed", async () => {
    const folders = ["assets", "api", "api/v1", "files", "data", ".well-known", "client", "public"];
    await expectNothing(folders.flatMap((path) => [`/${path}`, `/${path}/`, `/${path}/?C=N`]));
  });

  test("a public file is found, so the other tests can fail", async () => {
    const { status, bytes } = await ask("/assets/app-x1.js");
    assert.equal(status, 200);
    assert.deepEqual(bytes, await readFile(join(dist, "client", "assets", "app-x1.js")));
  });
});

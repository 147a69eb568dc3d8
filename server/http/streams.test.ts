import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";
import * as z from "zod/mini";
import type { KyselyPlugin } from "kysely";
import { createLink } from "#server/accounts/links.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { FilesOutageError, type FileStore } from "#server/files/files.ts";
import { storeAttachment } from "#server/mail/attachments.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { quarters } from "#server/testing/pictures.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";

/** What the calls send and read. */
type Given = {
  application: string;
  attachment: string;
  avatar: string;
  status: string;
  /** Makes a link to a copy. */
  link: () => Promise<string>;
};

type Call = { path: (given: Given) => string; body?: (given: Given) => object | Promise<object> };

const applicationPath =
  (end: string) =>
  ({ application }: Given) =>
    `/applications/${application}${end}`;

/** Every call that answers with a file. Some stand here twice, with another file. */
const calls: Record<string, Call> = {
  "get /applications/{id}/copy": { path: applicationPath("/copy") },
  "get /applications/{id}/cv": { path: applicationPath("/cv") },
  "get /applications/{id}/cv/page": { path: applicationPath("/cv/page") },
  "get /applications/{id}/attachments/{attachmentId}": {
    path: ({ application, attachment }) => `/applications/${application}/attachments/${attachment}`,
  },
  "get /avatars/{key}": { path: ({ avatar }) => avatar },
  "get /privacy-requests.csv": { path: () => "/privacy-requests.csv" },
  "get /users/me/data": { path: () => "/users/me/data" },
  "post /application-status/copy/confirm": {
    path: () => "/application-status/copy/confirm",
    body: async ({ link }) => ({ token: await link() }),
  },
  "post /application-status/resume/file": {
    path: () => "/application-status/resume/file",
    body: ({ status }) => ({ token: status }),
  },
  ...Object.fromEntries(
    (["", "xlsx applications", "csv applications", "xlsx users", "csv users"] as const).map(
      (about) => {
        const [format = "", kind = ""] = (about || "csv applications").split(" ");
        const call = { path: () => "/exports", body: () => ({ format, kind, query: {} }) };
        return [`post /exports ${about}`.trim(), call];
      },
    ),
  ),
};

const Described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(
          z.string(),
          z.object({
            content: z.optional(
              z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) })),
            ),
          }),
        ),
      }),
    ),
  ),
});

const moments = ["before the first byte", "in the middle", "at the end"] as const;

/** The bytes of a stream until it fails at a moment. */
async function* failing(source: Readable, moment: (typeof moments)[number]) {
  const bytes = await buffer(source);
  const length = { [moments[0]]: 0, [moments[1]]: bytes.length >> 1, [moments[2]]: bytes.length };
  if (length[moment] !== 0) yield bytes.subarray(0, length[moment]);
  throw new FilesOutageError("on purpose", true);
}

onBothEngines("A call that answers with a file", (engine) => {
  /** Queries of the routes outside of transactions; the one with the number `failsAt` fails. */
  const queries = { seen: 0, failsAt: Infinity };
  let fileFails: (typeof moments)[number] | undefined;
  const faultyQueries: KyselyPlugin = {
    transformQuery({ node }) {
      queries.seen += 1;
      if (queries.seen === queries.failsAt) throw new Error("on purpose");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const faultyFiles = (files: FileStore): FileStore => ({
    ...files,
    async openVerified(...about) {
      const content = await files.openVerified(...about);
      return fileFails === undefined
        ? content
        : Readable.from(failing(content, fileFails), { objectMode: false });
    },
    async readVerified(...about) {
      if (fileFails !== undefined) throw new FilesOutageError("on purpose", true);
      return files.readVerified(...about);
    },
  });
  const app = testApp(engine, () => filesFor(engine), {
    change: (context) => ({
      ...context,
      db: context.db.withPlugin(faultyQueries),
      files: faultyFiles(context.files),
    }),
  });
  const staff = applicationCalls(app);

  const faults: unknown[] = [];
  const noteFault = (error: unknown) => void faults.push(error);
  let given: Given;
  before(async () => {
    process.on("uncaughtException", noteFault).on("unhandledRejection", noteFault);
    const application = await staff.upload("cv.pdf", tinyPdf("mine"));
    const file = { name: "a.pdf", type: "application/pdf", content: Buffer.alloc(300_000, "a") };
    const store = () =>
      withTransaction(app.db, (tx) =>
        storeAttachment({ tx, now: app.clock() }, application, {
          ...file,
          purpose: "earlier_resume",
        }),
      );
    await store();
    const picture = new FormData();
    picture.append("avatar", new Blob([await quarters(20, 20).png().toBuffer()]), "a.png");
    const drawn = await app.client.call("PUT", "/api/v1/users/me/avatar", {
      body: picture,
      token: staff.token,
    });
    given = {
      application,
      attachment: (await store()).id,
      avatar: z.object({ avatar: z.string() }).parse(drawn.body).avatar.replace("/api/v1", ""),
      status: statusLink(app.keys, "", application).split("#")[1] ?? "",
      link: async () => {
        const about = { purpose: "copy", applicationId: application, hours: 1 } as const;
        const link = await withTransaction(app.db, (tx) => createLink(tx, about, "", app.clock()));
        return link.split("#copy=")[1] ?? "";
      },
    };
  });
  after(() => {
    process.off("uncaughtException", noteFault).off("unhandledRejection", noteFault);
  });
  beforeEach(() => {
    fileFails = undefined;
    queries.failsAt = Infinity;
  });

  /** Sends a call; its queries count from the first. */
  async function send({ path, body }: Call): Promise<Response> {
    const sent = await body?.(given);
    queries.seen = 0;
    return fetch(`${app.url}/api/v1${path(given)}`, {
      method: sent === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${staff.token}`, "content-type": "application/json" },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    });
  }

  /** How a call ends. The server answers the next one. */
  async function endOf(call: Call): Promise<"whole" | "refused" | "cut"> {
    const response = await send(call);
    const bytes = await response.arrayBuffer().catch(() => undefined);
    if (response.status !== 200) {
      assert.ok(response.status >= 500, `${response.status}`);
      assert.equal(response.headers.get("content-disposition"), null);
      assert.match(response.headers.get("content-type") ?? "", /json/);
    }
    await assertAlive();
    if (response.status !== 200) return "refused";
    return bytes === undefined ? "cut" : "whole";
  }

  async function assertAlive(): Promise<void> {
    assert.equal((await fetch(`${app.url}/healthz`)).status, 200);
    assert.deepEqual(faults.splice(0), []);
  }

  test("is in this table", async () => {
    const described = await app.client.call("GET", "/api/v1/openapi.json");
    const found = Object.entries(Described.parse(described.body).paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // The schema of a file allows everything.
        .filter(([, { responses }]) =>
          Object.values(responses["200"]?.content ?? {}).some(
            ({ schema = {} }) => Object.keys(schema).length === 0,
          ),
        )
        .map(([method]) => `${method} ${path.replace("/api/v1", "")}`),
    );
    const listed = Object.keys(calls).filter((name) => name.split(" ").length === 2);
    assert.deepEqual(found.toSorted(), listed.toSorted());
  });

  for (const [name, call] of Object.entries(calls)) {
    test(`${name}: ends alone when any of its queries fails`, async () => {
      assert.equal(await endOf(call), "whole");
      const count = queries.seen;
      for (let number = 1; number <= count; number += 1) {
        queries.failsAt = number;
        const end = await endOf(call);
        // What a call has read once may be kept in memory.
        if (queries.seen >= number) assert.notEqual(end, "whole", `query ${number} of ${count}`);
      }
      queries.failsAt = Infinity;
      assert.equal(await endOf(call), "whole");
    });

    test(`${name}: ends alone when the store of files fails`, async () => {
      const ends = new Set<string>();
      for (const moment of moments) {
        fileFails = moment;
        ends.add(await endOf(call));
      }
      const isOfFile = /copy|cv|resume/.test(name);
      assert.equal(ends.has("refused") || ends.has("cut"), isOfFile, [...ends].join());
    });

    test(`${name}: ends when its reader pauses and leaves`, async () => {
      const response = await send(call);
      const reader = response.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      await assertAlive();
      assert.equal(await endOf(call), "whole");
    });
  }

  test("is logged with the id of its request when it is cut", async () => {
    fileFails = "in the middle";
    const response = await send({ path: applicationPath("/cv") });
    await assert.rejects(response.arrayBuffer());
    const id = response.headers.get("x-request-id") ?? "none";
    const lines = app.logged().split("\n");
    assert.ok(lines.some((line) => line.includes(id) && line.includes("on purpose")));
  });
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import Fastify from "fastify";
import * as z from "zod/mini";
import { Permissions, type Role } from "#contract/roles.ts";
import { onSqlite, startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import {
  adminCalls,
  publicCalls,
  signedInCalls,
  staffCalls,
} from "#server/testing/calls-by-role.ts";
import { deriveKeys } from "#server/http/keys.ts";
import { guardRoutes } from "./guard.ts";
import { signAccessToken } from "./tokens.ts";

const unknownId = "01890000-0000-7000-8000-000000000000";
const signIn = "Please sign in to continue.";
const expired = "Your session has expired. Please sign in again.";
const forbidden = "You don't have permission to access this resource.";

onSqlite("Permissions", (engine) => {
  let app: TestApp;
  /** The token of each kind of caller. */
  const tokens: Record<string, string | undefined> = {};
  before(async () => {
    app = await startTestApp(engine);
    const sessionOf = async (role: Role) => {
      const { id, tokens: pair } = await app.client.createSignedIn(role);
      return { id, token: pair.accessToken };
    };
    const change = async (id: string, columns: { active?: boolean; role?: "user" }) => {
      await app.db.updateTable("users").set(columns).where("id", "=", id).execute();
    };
    const early = await sessionOf("admin");
    app.advance(56 * 60_000);
    const deactivated = await sessionOf("admin");
    const demoted = await sessionOf("admin");
    const deleted = await sessionOf("admin");
    await change(deactivated.id, { active: false });
    await change(demoted.id, { role: "user" });
    await app.db.deleteFrom("users").where("id", "=", deleted.id).execute();
    const admin = await sessionOf("admin");
    const session = await app.db
      .selectFrom("sessions")
      .select(["id as sessionId", "counter"])
      .where("user_id", "=", admin.id)
      .executeTakeFirstOrThrow();
    const forgery = { ...session, id: admin.id, role: "admin" } as const;
    const foreignKeys = deriveKeys("a secret that is not the server's");
    Object.assign(tokens, {
      expired: early.token,
      deactivated: deactivated.token,
      demoted: demoted.token,
      deleted: deleted.token,
      admin: admin.token,
      user: (await sessionOf("user")).token,
      recruiter: (await sessionOf("recruiter")).token,
      forged: await signAccessToken(foreignKeys, forgery, app.clock()),
    });
  });

  const call = (method: string, path: string, caller: string) =>
    app.client.call(
      method.toUpperCase(),
      `/api/v1${path.replace("{id}", unknownId).replace("{slug}", "unknown")}`,
      {
        token: tokens[caller],
        ...(method === "patch" ? { body: { name: "A", notes: "A" } } : {}),
        ...(path === "/users" && method === "post" ? { body: {} } : {}),
      },
    );

  const refusals = [
    ["none", 401, signIn],
    ["expired", 401, expired],
    ["forged", 401, expired],
    ["deactivated", 401, expired],
    ["deleted", 401, expired],
  ] as const;

  const usersAreForbidden = [
    ["user", 403, forbidden],
    ["demoted", 403, forbidden],
  ] as const;

  for (const [calls, allowed, refused] of [
    [adminCalls, ["admin"], [...usersAreForbidden, ["recruiter", 403, forbidden]]],
    [staffCalls, ["recruiter", "admin"], usersAreForbidden],
    [signedInCalls, ["user", "demoted", "recruiter", "admin"], []],
  ] as const) {
    for (const [method, path, status] of calls) {
      const name = `${method.toUpperCase()} ${path}`;
      for (const [caller, refusal, message] of [...refusals, ...refused]) {
        test(`${name}: ${caller} gets ${refusal}`, async () => {
          assertFailure(await call(method, path, caller), refusal, message);
        });
      }
      for (const caller of allowed) {
        test(`${name}: ${caller} is allowed`, async () => {
          const response = await call(method, path, caller);
          assert.equal(response.status, status, response.text);
        });
      }
    }
  }

  const forbiddenToRecruiters = [
    ["PATCH", `/applications/${unknownId}`, { legal_hold: true }],
    ["POST", "/applications/bulk", { action: "delete", ids: [unknownId] }],
    ["POST", "/exports", { kind: "users", format: "csv" }],
    ["POST", "/exports", { kind: "applications", format: "csv" }],
  ] as const;
  for (const [method, path, body] of forbiddenToRecruiters) {
    test(`${method} ${path} with ${JSON.stringify(body)}: a recruiter gets 403`, async () => {
      const send = (caller: string) =>
        app.client.call(method, `/api/v1${path}`, { token: tokens[caller], body });
      assertFailure(await send("recruiter"), 403, forbidden);
      assert.notEqual((await send("admin")).status, 403);
    });
  }

  test("a recruiter exports applications once the settings allow it, and never users", async () => {
    const call = (method: string, path: string, caller: string, body?: unknown) =>
      app.client.call(method, `/api/v1${path}`, { token: tokens[caller], body });
    const allow = (recruitersMayExport: boolean) =>
      call("PATCH", "/settings", "admin", { recruitersMayExport });
    const exported = (kind: string) =>
      call("POST", "/exports", "recruiter", { kind, format: "csv" });
    const permissions = async () => {
      const held = await call("GET", "/permissions", "recruiter");
      const { exportApplications, rights } = Permissions.parse(held.body);
      assert.equal(rights.includes("application.export"), exportApplications);
      assert.ok(rights.includes("application.change") && !rights.includes("application.delete"));
      return exportApplications;
    };
    assert.equal(await permissions(), false);
    assert.equal((await allow(true)).status, 200);
    assert.equal(await permissions(), true);
    assert.equal((await exported("applications")).status, 200);
    assertFailure(await exported("users"), 403, forbidden);
    await allow(false);
    assertFailure(await exported("applications"), 403, forbidden);
  });

  test("a forbidden request is logged with the id of the user", async () => {
    const before = app.logged().length;
    await call("get", "/users", "user");
    const own = await app.client.call("GET", "/api/v1/users/me", { token: tokens["user"] });
    const { id } = z.object({ id: z.string() }).parse(own.body);
    const lines = app.logged().slice(before).split("\n");
    assert.ok(lines.some((line) => line.includes("request forbidden") && line.includes(id)));
  });

  test("every API call is in one of these tables", async () => {
    const response = await app.client.call("GET", "/api/v1/openapi.json");
    const Description = z.object({
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    });
    const { paths } = Description.parse(response.body);
    const described = Object.entries(paths)
      .filter(([path]) => path.startsWith("/api/v1/"))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path.slice("/api/v1".length)}`),
      );
    const names = [...publicCalls, ...signedInCalls, ...staffCalls, ...adminCalls].map(
      ([method, path]) => `${method} ${path}`,
    );
    assert.deepEqual(described.sort(), names.sort());
  });

  test("a route that names no right stops the server from starting", () => {
    const server = Fastify();
    guardRoutes(server, app);
    assert.throws(() => server.get("/unnamed", () => null), /\/unnamed names no right/);
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { matchPanel, panelAddress, panelRoutes, presentAddress } from "./routes.ts";

const idOf = (pathname: string, search = "") => matchPanel(pathname, search)?.route.id;

for (const [address, screen] of [
  ["/admin", "dashboard"],
  ["/admin?tab=users", "users"],
  ["/admin?tab=applications&status=pending", "applications"],
  ["/admin?tab=positions", "positions"],
  ["/admin?tab=settings", "settings"],
  ["/admin?tab=none", "dashboard"],
  ["/admin/users/1", "users"],
  ["/admin/applications/1?status=pending", "application"],
  ["/admin/applications/1/print", "print"],
  ["/admin/applications/1/none", undefined],
  ["/admin/positions/new", "position"],
  ["/admin/positions/ai-engineer", "position"],
  ["/admin/settings/backups", "settings"],
  ["/admin/none", undefined],
  ["/admin/users", undefined],
  ["/admin/users/1/more", undefined],
  ["/admin/applications/", undefined],
] as const) {
  test(`${address} opens ${screen ?? "no screen"}`, () => {
    const { pathname, search } = new URL(address, "https://company.example");
    assert.equal(idOf(pathname, search), screen);
  });
}

for (const [earlier, present] of [
  ["?tab=applications&status=pending&review=a1", "/admin/applications/a1?status=pending"],
  ["?tab=applications&application=a1", "/admin/applications/a1"],
  ["?tab=positions&position=new&from=b", "/admin/positions/new?from=b"],
  ["?tab=settings&section=email-texts&text=new", "/admin/settings/email-texts?text=new"],
  ["?tab=users&user=1", undefined],
] as const) {
  test(`the earlier address /admin${earlier} leads to ${present ?? "itself"}`, () => {
    assert.equal(presentAddress("/admin", earlier), present);
  });
}

test("every screen names a right and its texts, and its address finds it", () => {
  for (const { id, path, right, dictionaries } of panelRoutes) {
    assert.match(right, /^\w+\.\w+$/);
    assert.ok(dictionaries.length > 0);
    if (path === "") continue;
    assert.equal(idOf(`/admin${path.replace(/:\w+/, "x")}`), id);
  }
});

test("a parameter with special characters survives its address", () => {
  const address = panelAddress("position", "a/b c");
  assert.equal(matchPanel(address)?.parameter, "a/b c");
});

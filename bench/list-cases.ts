export type List = "users" | "applications";

/** First and last pages (`edge`), rare searches, other calls, and pages of the site (`visitor`). */
export type Kind = "edge" | "rare" | "other" | "visitor";

/** A call of a list with a filter and a page. */
export type Case = {
  name: string;
  list: List;
  query: Record<string, string>;
  page: "first" | "middle" | "last";
  kind: Kind;
};

/** The address and phone number of an existing row. */
export type Known = { email: string; phone: string };

/** Pages, filters and kinds of search of a list. */
export function casesOf(list: List, known: Known): Case[] {
  const filters = list === "users" ? userFilters : applicationFilters(known);
  const filter = list === "users" ? { active: "true" } : { status: "rejected" };
  const rare = (name: string, q: string) => one(list, name, { q }, "rare");
  const common = (name: string, query: Case["query"]) => one(list, name, query, "other");
  return [
    ...everyPage(list, "all", {}),
    one(list, "oldest first", { sort: "oldest" }),
    ...Object.entries(filters).map(([name, query]) => one(list, name, query)),
    rare("rare: an address", known.email),
    ...everyPage(list, "common: nguyen", { q: "nguyen" }),
    common("two words: van nguyen", { q: "van nguyen" }),
    common("one letter: n", { q: "n" }),
    common("two letters: ng", { q: "ng" }),
    one(list, "two letters, no match: qq", { q: "qq" }, "other"),
    rare("phone", known.phone),
    rare("no match", "khongcoai"),
    rare("30 letters, no match", "nguyenvankhongcoaitenlanhuvayx"),
    common("common with a filter", { q: "nguyen", ...filter }),
    ...(list === "users" ? [] : [common("overdue, common", { q: "nguyen", overdue: "true" })]),
  ];
}

/** Other calls of the panel. */
export const otherCalls = {
  "the dashboard": "/overview",
  "the audit log": "/audit",
  "the outbox": "/outbox",
  "a call without a list": "/users/me",
};

const userFilters = {
  "role admin": { role: "admin" },
  "role user": { role: "user" },
  active: { active: "true" },
  inactive: { active: "false" },
  "inactive admins": { role: "admin", active: "false" },
};

const applicationFilters = ({ email }: Known) => ({
  submitted: { status: "submitted" },
  "under review": { status: "reviewing" },
  accepted: { status: "accepted" },
  rejected: { status: "rejected" },
  "one job": { job_id: "ai-engineer" },
  "one job, rejected": { job_id: "ai-engineer", status: "rejected" },
  pending: { status: "pending" },
  withdrawn: { status: "withdrawn" },
  overdue: { overdue: "true" },
  "suspected spam": { spam: "true" },
  "one address": { email },
});

const one = (list: List, name: string, query: Case["query"], kind: Kind = "edge"): Case => ({
  name,
  list,
  query,
  page: "first",
  kind,
});

function everyPage(list: List, name: string, query: Case["query"]): Case[] {
  return (["first", "middle", "last"] as const).map((page) => ({
    name: `${name}, ${page} page`,
    list,
    query,
    page,
    kind: page === "middle" || query["q"] !== undefined ? "other" : "edge",
  }));
}

export type List = "users" | "applications";

/** What a call is: a page at an end of a list or of a filter, a rare search, anything else, or a page of the site. */
export type Kind = "edge" | "rare" | "other" | "visitor";

/** A call of a list: its filter, and which of its pages. */
export type Case = {
  name: string;
  list: List;
  query: Record<string, string>;
  page: "first" | "middle" | "last";
  kind: Kind;
};

/** Things to look for that are there: somebody's address and phone number. */
export type Known = { email: string; phone: string };

/** Every page, filter and kind of search of both lists. */
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

/** What else the panel reads when a tab is opened. */
export const otherCalls = {
  "the dashboard": "/overview",
  "the audit log": "/audit",
  "the letters": "/outbox",
  "a call that lists nothing": "/users/me",
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

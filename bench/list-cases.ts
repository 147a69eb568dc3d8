export type List = "users" | "applications";

/** A call of a list: its filter, and which of its pages. */
export type Case = {
  name: string;
  list: List;
  query: Record<string, string>;
  page: "first" | "middle" | "last";
};

/** Things to look for that are there: somebody's address and phone number. */
export type Known = { email: string; phone: string };

/** Every page, filter and kind of search of both lists. */
export function casesOf(list: List, known: Known): Case[] {
  const filters = list === "users" ? userFilters : applicationFilters(known);
  return [
    ...everyPage(list, "all", {}),
    one(list, "oldest first", { sort: "oldest" }),
    ...Object.entries(filters).map(([name, query]) => one(list, name, query)),
    one(list, "rare: an address", { q: known.email }),
    ...everyPage(list, "common: nguyen", { q: "nguyen" }),
    one(list, "two words: van nguyen", { q: "van nguyen" }),
    one(list, "one letter: n", { q: "n" }),
    one(list, "two letters: ng", { q: "ng" }),
    one(list, "two letters, no match: qq", { q: "qq" }),
    one(list, "phone", { q: known.phone }),
    one(list, "no match", { q: "khongcoai" }),
    one(list, "30 letters, no match", { q: "nguyenvankhongcoaitenlanhuvayx" }),
    one(list, "common with a filter", {
      q: "nguyen",
      ...(list === "users" ? { active: "true" } : { status: "rejected" }),
    }),
    ...(list === "users" ? [] : [one(list, "overdue, common", { q: "nguyen", overdue: "true" })]),
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
  overdue: { overdue: "true" },
  "suspected spam": { spam: "true" },
  "one address": { email },
});

const one = (list: List, name: string, query: Record<string, string>): Case => ({
  name,
  list,
  query,
  page: "first",
});

function everyPage(list: List, name: string, query: Record<string, string>): Case[] {
  return (["first", "middle", "last"] as const).map((page) => ({
    name: `${name}, ${page} page`,
    list,
    query,
    page,
  }));
}

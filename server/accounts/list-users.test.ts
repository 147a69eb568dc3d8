import assert from "node:assert/strict";
import { before, test } from "node:test";
import { User, UserList } from "#contract/users.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const people = [
  { name: "Nguyễn Văn Đức", phone: "0912 345 678" },
  { name: "Trần Thị Hoa", phone: "+84 987 654 321" },
  { name: "100% Thật_Sự", phone: null },
  { name: 'Lê "Bốn" \\ O\'Năm', phone: null },
  { name: "Phạm Ngọc Đức", phone: null },
];

onBothEngines("The list of users", (engine) => {
  const app = testApp(engine);
  let token = "";
  before(async () => {
    token = (await app.client.createSignedIn("admin")).tokens.accessToken;
    for (const [index, person] of people.entries()) {
      const body = { ...person, email: `person${index}@people.example`, active: index !== 4 };
      const response = await app.client.call("POST", "/api/v1/users", { token, body });
      assert.equal(response.status, 201, response.text);
    }
  });

  const get = (query: string) => app.client.call("GET", `/api/v1/users/?${query}`, { token });
  const list = async (query: string) => {
    const response = await get(query);
    assert.equal(response.status, 200, response.text);
    return UserList.parse(response.body);
  };
  const names = async (query: string) => (await list(query)).users.map((user) => user.name);
  const search = (text: string) => names(`q=${encodeURIComponent(text)}`);

  test("is newest first, with 50 per page by default", async () => {
    const { users, total, total_pages } = await list("");
    assert.equal(total, 6);
    assert.equal(total_pages, 1);
    const newest = people.map((person) => person.name).toReversed();
    assert.deepEqual(users.map((user) => user.name).slice(0, 5), newest);
  });

  test("comes in pages without gaps or duplicates, with the number of pages", async () => {
    const all = await names("");
    const pages = await Promise.all([0, 2, 4].map((skip) => list(`limit=2&skip=${skip}`)));
    assert.deepEqual(
      pages.flatMap((page) => page.users.map((user) => user.name)),
      all,
    );
    assert.deepEqual(
      pages.map((page) => page.total_pages),
      [3, 3, 3],
    );
    const beyond = await list("limit=2&skip=99");
    assert.deepEqual(beyond, { users: [], total: 6, total_pages: 3 });
    assert.equal((await list("limit=1000")).total_pages, 1);
  });

  test("is filtered by role and by active", async () => {
    assert.equal((await list("role=admin")).total, 1);
    assert.equal((await list("role=user")).total, 5);
    assert.deepEqual(await names("active=false"), ["Phạm Ngọc Đức"]);
    assert.equal((await list("active=true&role=user")).total, 4);
    assert.deepEqual(await list("active=false&role=admin"), {
      users: [],
      total: 0,
      total_pages: 0,
    });
  });

  for (const [text, found] of [
    ["duc", ["Phạm Ngọc Đức", "Nguyễn Văn Đức"]],
    ["ĐỨC nguyen", ["Nguyễn Văn Đức"]],
    ["Đức".normalize("NFD"), ["Phạm Ngọc Đức", "Nguyễn Văn Đức"]],
    ["person1@", ["Trần Thị Hoa"]],
    ["0987654321", ["Trần Thị Hoa"]],
    ["+84 912 345 678", ["Nguyễn Văn Đức"]],
    ["84912345678", ["Nguyễn Văn Đức"]],
    ["%", ["100% Thật_Sự"]],
    ["t_s", ["100% Thật_Sự"]],
    ["\\", ['Lê "Bốn" \\ O\'Năm']],
    ['"bon"', ['Lê "Bốn" \\ O\'Năm']],
    ["o'n", ['Lê "Bốn" \\ O\'Năm']],
    ["'--", []],
    ["* OR", []],
  ] as const) {
    test(`a search for ${text} finds ${found.length}`, async () => {
      assert.deepEqual(await search(text), found);
    });
  }

  test("a search finds changed names and phone numbers, and no earlier ones", async () => {
    const [user] = (await list("q=person3")).users;
    const response = await app.client.call("PATCH", `/api/v1/users/${user?.id}`, {
      token,
      body: { name: "Vũ Thị Bảy", phone: "0900 111 222" },
    });
    assert.equal(User.parse(response.body).name, "Vũ Thị Bảy");
    assert.deepEqual(await search("bay vu"), ["Vũ Thị Bảy"]);
    assert.deepEqual(await search("0900111222"), ["Vũ Thị Bảy"]);
    assert.deepEqual(await search("bốn"), []);
  });

  const whole = "Must be a whole number, 0 or more";
  const range = "Must be a whole number from 1 to 1000";
  for (const [query, field, message] of [
    ["skip=-1", "skip", whole],
    ["skip=99999999999999999999", "skip", whole],
    ["skip=abc", "skip", whole],
    ["limit=0", "limit", range],
    ["limit=1001", "limit", range],
    ["limit=1.5", "limit", range],
    ["active=maybe", "active", "Must be true or false"],
    ["role=root", "role", "Please choose a role"],
    ["q=a&q=b", "q", "Please enter one search text"],
    [`q=${"a".repeat(201)}`, "q", "Search text is too long"],
  ] as const) {
    test(`${query.slice(0, 30)} is refused at its field`, async () => {
      const response = await get(query);
      assertFailure(response, 422, "Please check the highlighted fields.", { [field]: [message] });
    });
  }

  test("unknown parameters are ignored", async () => {
    assert.equal((await list("order=name&q[]=x")).total, 6);
  });
});

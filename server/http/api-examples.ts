/** What stands in an example for fields of these names, whichever call they are in. */
const byName: Readonly<Record<string, unknown>> = {
  address: "12 Bạch Đằng, Đà Nẵng",
  available_start_date: "2027-01-04",
  avatar: "/api/v1/avatars/3f0e6b1d2c4f",
  closedPositions: ["ui-designer"],
  code: "287082",
  currentPassword: "correct horse 2026",
  dob: "1998-03-14",
  email: "an.nguyen@people.example",
  full_name: "Nguyễn Văn An",
  github_url: "https://github.example/an",
  holidays: ["2027-02-05"],
  hrEmails: ["hr@company.example"],
  hrLanguages: { "hr@company.example": "vi" },
  job_id: "ai-engineer",
  linkedin_url: "https://linkedin.example/in/an",
  name: "Nguyễn Văn An",
  newPassword: "eight words are better than eight letters",
  notes: "I have built two products with your main stack and would like to show you one of them.",
  password: "correct horse 2026",
  phone: "0912 345 678",
  portfolio_url: "https://an.example",
  position: "ai-engineer",
  q: "nguyen duc",
  receipt_number: "CD03-25E3",
  role: "user",
  starting_date: "2027-01-04",
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: "019c8ca9-0b1f-7958-9d31-4148cd0325e3",
  date: "2027-01-04",
  "date-time": "2027-01-04T02:30:00.000Z",
  email: "an.nguyen@people.example",
};

/**
 * Puts an example beside each parameter, body and answer of an OpenAPI description, made from its
 * schema: every required field and every choice as the call takes it.
 */
export function addExamples(description: unknown): void {
  for (const operation of operationsOf(description)) {
    for (const parameter of listOf(operation["parameters"])) {
      if (!isRecord(parameter)) continue;
      parameter["example"] = exampleOf(parameter["schema"], String(parameter["name"]));
    }
    addToContent(operation["requestBody"]);
    for (const answer of valuesOf(operation["responses"])) addToContent(answer);
  }
}

/** A value that a JSON schema describes. Names of fields say more than the schema does. */
function exampleOf(schema: unknown, name = ""): unknown {
  if (!isRecord(schema)) return null;
  const { properties, items, format } = schema;
  const choices = listOf(schema["enum"]);
  if (choices.length > 0) return choices[0];
  if ("const" in schema) return schema["const"];
  const [alternative] = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])];
  if (alternative !== undefined) return exampleOf(alternative, name);
  if (isRecord(properties)) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([field, one]) => [field, exampleOf(one, field)]));
  }
  if (Object.hasOwn(byName, name)) return byName[name];
  const [type] = listOf(schema["type"], true);
  if (type === "array") return [exampleOf(items, name)];
  if (type === "object") {
    const keys = listOf(schema["required"]).map(String);
    const value = schema["additionalProperties"];
    return Object.fromEntries(keys.map((key) => [key, exampleOf(value, key)]));
  }
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Number(schema["minimum"] ?? 0) || 1;
  if (type === "null") return null;
  // Numbers in a query are texts of digits.
  if (String(schema["pattern"]).startsWith("^\\d")) return "50";
  return byFormat[String(format)] ?? byFormat[formatOf(name)] ?? `${name || "text"}…`;
}

/** Ids and moments are texts to most schemas. */
function formatOf(name: string): string {
  if (/(?:^id|Id|_id|ids)$/.test(name)) return "uuid";
  return /(?:At|_at|^at|until|since)$/.test(name) ? "date-time" : "";
}

function addToContent(part: unknown): void {
  if (!isRecord(part)) return;
  for (const media of valuesOf(part["content"])) {
    if (isRecord(media)) media["example"] = exampleOf(media["schema"]);
  }
}

const operationsOf = (description: unknown) =>
  isRecord(description)
    ? valuesOf(description["paths"]).flatMap((path) => valuesOf(path).filter(isRecord))
    : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valuesOf = (value: unknown): unknown[] => (isRecord(value) ? Object.values(value) : []);

function listOf(value: unknown, isOneMeant = false): unknown[] {
  if (Array.isArray(value)) return value;
  return isOneMeant && value !== undefined ? [value] : [];
}

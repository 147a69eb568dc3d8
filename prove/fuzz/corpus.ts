import { readFile } from "node:fs/promises";
import { resumes } from "#server/testing/resumes.ts";
import { applicationFields } from "#server/testing/client.ts";
import { quarters } from "#server/testing/pictures.ts";
import { rawForm } from "#server/testing/raw.ts";
import { fakeResumes } from "#server/testing/fake-resumes.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

/** A valid or hostile request to mutate. Sending adds the content length. */
export type Sample = { start: string; headers: Record<string, string>; body: Buffer };

/** The records that the requests of an administrator name. */
type Subjects = { adminToken: string; userId: string; applicationId: string };

const api = "/api/v1";
const formType = { "content-type": "multipart/form-data; boundary=xx" };
const jsonType = { "content-type": "application/json" };
const disposition = (name: string, file?: string) =>
  `content-disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}`;

/** Every kind of request with a body, and requests with parsed URLs. */
export async function corpusOf(subjects: Subjects): Promise<[Sample, ...Sample[]]> {
  const forms = await uploads();
  const asAdmin = { authorization: `Bearer ${subjects.adminToken}` };
  const picture = await quarters(64, 64).png().toBuffer();
  const avatar = form([[disposition("avatar", "me.png"), picture]]);
  return [
    sampleOf("POST", `${api}/applications/upload`, formType, form(validParts())),
    ...forms.map((body) => sampleOf("POST", `${api}/applications/upload`, formType, body)),
    sampleOf("PUT", `${api}/users/me/avatar`, { ...formType, ...asAdmin }, avatar),
    ...publicBodies().map(([path, body]) => json("POST", path, body)),
    ...adminBodies(subjects).map(([method, path, body]) => json(method, path, body, asAdmin)),
    ...urls(subjects).map((path) => sampleOf("GET", path, asAdmin, Buffer.alloc(0))),
  ];
}

function sampleOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
): Sample {
  return { start: `${method} ${path} HTTP/1.1`, headers: { host: "localhost", ...headers }, body };
}

function json(method: string, path: string, body: unknown, more: Record<string, string> = {}) {
  const bytes = Buffer.from(JSON.stringify(body));
  return sampleOf(method, `${api}${path}`, { ...jsonType, ...more }, bytes);
}

type Part = readonly [head: string, content: string | Buffer];

/** A multipart form as bytes, also with binary files. */
function form(parts: readonly Part[]): Buffer {
  const asText = parts.map(([head, content]): [string, string] => [
    head,
    Buffer.from(content).toString("latin1"),
  ]);
  return Buffer.from(rawForm("xx", asText), "latin1");
}

const texts = (): Part[] =>
  Object.entries({
    ...applicationFields(),
    notes: "Tôi muốn làm việc cùng các bạn vì sản phẩm này thật sự có ích cho mọi người.",
    portfolio_url: "https://people.example/",
    available_start_date: "2027-01-31",
  }).map(([name, value]) => [disposition(name), value]);

const validParts = (): Part[] => [...texts(), [disposition("resume", "cv.pdf"), tinyPdf()]];

async function uploads(): Promise<Buffer[]> {
  const small = resumes.filter(({ name }) => /Lý Văn|Phạm Thị|Lê Văn/.test(name));
  const files = await Promise.all(
    small.map(async ({ extension, path }): Promise<Part> => [
      disposition("resume", `cv${extension}`),
      await readFile(path),
    ]),
  );
  const smallFakes = fakeResumes()
    .filter(({ bytes }) => bytes.length < 20_000)
    .map(({ name, bytes }): Part => [disposition("resume", name), bytes]);
  const odd: Part[][] = [
    [[disposition("resume", "cv.pdf"), tinyPdf()], ...texts()],
    [...texts(), [disposition("portrait", "me.png"), "x".repeat(400)]],
    [[disposition("", "me.png"), "x".repeat(400)], ...validParts()],
    [...texts(), [`${disposition("resume", "")}\r\ncontent-type: application/octet-stream`, ""]],
    [
      ...texts(),
      [`content-disposition: form-data; name=resume; filename*=UTF-8''c%C3%A9.pdf`, tinyPdf()],
    ],
    [...validParts(), [`${disposition("notes")}\r\ncontent-transfer-encoding: base64`, "YWJj"]],
    [...validParts(), ["content-type: multipart/mixed; boundary=yy", "--yy\r\n\r\nx\r\n--yy--"]],
    [...validParts(), [disposition("_charset_"), "utf-16"], [disposition("__proto__"), "x"]],
  ];
  return [
    ...[...files, ...smallFakes].map((file) => form([...texts(), file])),
    ...odd.map((parts) => form(parts)),
  ];
}

const secret = "an unusual password";
const token = "A".repeat(43);

const publicBodies = (): [path: string, body: unknown][] => [
  ["/applications", applicationFields()],
  [
    "/applications",
    { ...applicationFields(), website: "", form_age: "1.2", notes: "x".repeat(60) },
  ],
  ["/auth/signup", { name: "Nguyễn Mới", email: "moi@people.example", password: secret }],
  ["/auth/login", { email: "ai.do@people.example", password: secret }],
  ["/auth/login/verify", { challenge: "a.b.c", code: "123456" }],
  ["/auth/refresh", { refreshToken: `${token}.1.${token}` }],
  ["/auth/logout", { refreshToken: token }],
  ["/auth/forgot-password", { email: "ai.do@people.example" }],
  ["/auth/reset-password", { token, password: secret, email: "a@people.example", name: "A" }],
  ["/auth/reset-password/check", { token }],
  ["/auth/confirm-email", { token }],
  ["/application-status", { token: token.slice(0, 32) }],
  ["/application-status/withdraw", { token: token.slice(0, 32) }],
  ["/application-status/erasure", { token: token.slice(0, 32) }],
  ["/application-status/erasure/confirm", { token }],
  [
    "/application-status/contact",
    { token: token.slice(0, 32), full_name: "Nguyễn Mới", phone: "" },
  ],
  ["/application-status/messages", { token: token.slice(0, 32), text: "Một câu hỏi" }],
  ["/application-status/talent-pool", { token: token.slice(0, 32), talent_pool: true }],
  ["/application-status/copy/confirm", { token }],
  ["/email-check", { code: "ABCD-EFGH-JKMN", email: "ai.do@people.example" }],
  ["/applications/pass", { email: "ai.do@people.example" }],
  ["/application-status/links", { email: "ai.do@people.example" }],
];

const adminBodies = ({ userId, applicationId }: Subjects): [string, string, unknown][] => [
  [
    "POST",
    "/users",
    { email: "nguoi.moi@people.example", name: "Người Mới", phone: "0912 345 678" },
  ],
  [
    "PATCH",
    `/users/${userId}`,
    {
      name: "Đổi Tên",
      phone: "0912 345 678",
      dob: "1990-02-28",
      national_id: "012345678901",
      address: "1 Đường Mẫu",
      notes: "Ghi chú\nhai dòng",
      status: "inactive",
    },
  ],
  [
    "PATCH",
    "/users/me/profile",
    { name: "Quản Trị", phone: null, dob: "1990-02-28", address: "A" },
  ],
  ["POST", "/users/bulk", { action: "deactivate", ids: [userId] }],
  ["POST", "/users/bulk/undo", { undo_id: userId }],
  ["PATCH", `/applications/${applicationId}`, { status: "reviewing", notes: "Tốt", notify: false }],
  [
    "PATCH",
    `/applications/${applicationId}`,
    { status: "accepted", status_email: { subject: "Chào mừng", text: "Mời bạn\nđến." } },
  ],
  [
    "POST",
    `/applications/${applicationId}/messages`,
    { subject: "Hẹn gặp {name}", text: "Chào {name},\n\n{status_link}" },
  ],
  ["PUT", "/email-templates/receipt/vi", { subject: "Đã nhận", text: "1. Đọc\n2. Gọi" }],
  ["POST", "/email-templates", { name: "Mời", language: "vi", subject: "A", text: "{company}" }],
  [
    "POST",
    "/email-templates/preview",
    { kind: "own", language: "en", subject: "A", text: "{receipt}" },
  ],
  ["POST", "/applications/bulk", { action: "status", ids: [applicationId], status: "rejected" }],
  ["POST", "/exports", { kind: "users", format: "csv", query: { q: "a", role: "user" } }],
  ["POST", "/exports", { kind: "applications", format: "xlsx", query: { status: "pending" } }],
  ["PATCH", "/settings", { rejectionHoldHours: 24, holidays: ["2027-02-06"], retentionDays: 365 }],
];

const urls = ({ userId, applicationId }: Subjects): string[] => [
  `${api}/users?q=nguy%E1%BB%85n%20m&role=user&active=true&skip=0&limit=10`,
  `${api}/applications?q=0912&status=pending&job_id=ai-engineer&skip=0&limit=10&overdue=true`,
  `${api}/applications/${applicationId}`,
  `${api}/applications/${applicationId}/cv`,
  `${api}/applications/${applicationId}/email-preview?status=accepted`,
  `${api}/users/${userId}`,
  `${api}/audit?q=nguyen&group=account&from=2026-01-01T00:00:00.000Z`,
  `${api}/outbox?state=queued&skip=0&limit=10`,
  `${api}/settings/retention?days=365`,
  `${api}/avatars/${token}`,
  "/solutions?utm=1",
  "/vi/careers/ai-engineer",
  "/assets/x.js",
];

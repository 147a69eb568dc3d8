import type { APIRequestContext } from "@playwright/test";
import { resumeFile, apply } from "../admin-review.ts";
import { headersOf, signInByCall } from "../admin-session.ts";
import type { ClockedServer } from "../clocked-server.ts";
import { newAddress, type Person } from "../person.ts";
import { createStaff } from "../recruiter.ts";
import { expect, linkIn } from "../site.ts";

/** Applications in second states, of people with long names. */
export type Store = {
  staff: Person;
  /** The page of an applicant with an offered interview, which has no time chosen. */
  statusLink: string;
  /** The application with an offered interview. */
  offered: string;
  /** An application whose rejection waits. */
  rejected: string;
};

const day = 86_400_000;
const longName = "Công Tằng Tôn Nữ Thị Ngọc Huyền Trang";
const names = [
  longName,
  "Nguyễn Phước Bảo Quỳnh Hương Giang",
  "Trần Hoàng Nguyễn Thị Phương Thảo Nguyên",
  "Đặng Thị Nghiêng",
] as const;

/** Fills an empty store. Its clock moves, so that an application is overdue. */
export async function fillStore(request: APIRequestContext, server: ClockedServer): Promise<Store> {
  await apply(request, names[1], undefined, { email: newAddress("nguoi-dung-ten-rat-dai") });
  await server.advance(40 * day);
  const staff = await createStaff(request, longName, "admin");
  await createStaff(request, names[1], "recruiter");
  const session = await signInByCall(request, staff);
  const headers = headersOf(session);
  const offered = { email: newAddress("nguyen-phuoc-bao-quynh-huong-giang") };
  const id = await apply(request, longName, await resumeFile("pdf"), offered);
  const now = await server.advance(0);
  const slots = [3, 4, 5].map((days) => ({
    starts_at: new Date(now + days * day).toISOString(),
  }));
  const interview = {
    slots,
    minutes: 45,
    place: "Tầng 12, Tòa nhà Trung tâm Điều hành, 1 đường Nguyễn Văn Linh, Bắc Kạn",
    video_link: "https://meet.people.example/mot-dia-chi-rat-dai-khong-co-khoang-trang",
    note: "",
    interviewers: [session.user.id],
  };
  const path = `/api/v1/applications/${id}`;
  const offer = await request.post(`${path}/interviews`, { headers, data: interview });
  expect(offer.status(), await offer.text()).toBe(201);
  const note = { text: "Hợp với nhóm, cần hỏi thêm về kinh nghiệm.", verdict: "yes" };
  expect((await request.post(`${path}/notes`, { headers, data: note })).status()).toBe(201);
  const rejected = await apply(request, names[2], undefined, { email: newAddress("bi-tu-choi") });
  const others = [rejected, await apply(request, names[3])];
  for (const [index, one] of others.entries()) {
    const data = { status: index === 0 ? "rejected" : "accepted" };
    const changed = await request.patch(`/api/v1/applications/${one}`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
  }
  const withdrawn = newAddress("rut-ho-so");
  await apply(request, names[1], undefined, { email: withdrawn });
  const own = await linkIn(server, withdrawn, /\/application-status#\S+/);
  const token = own.split("#")[1]?.split(".")[0];
  const left = await request.post("/api/v1/application-status/withdraw", { data: { token } });
  expect(left.status(), await left.text()).toBe(200);
  // Until then the applicant does not see the interview.
  await server.advance(60_000);
  const statusLink = await linkIn(server, offered.email, /\/application-status#\S+/);
  return { staff, statusLink, offered: id, rejected };
}

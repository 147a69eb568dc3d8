import { expect, type APIRequestContext } from "@playwright/test";
import { asAdmin } from "./admin-session.ts";
import { newAddress, type Person } from "./person.ts";

/** Adds a member of staff as an administrator does, and accepts the invitation. */
export async function createStaff(
  request: APIRequestContext,
  name: string,
  role: "recruiter" | "admin",
): Promise<Person> {
  const headers = await asAdmin(request);
  const person = { name, email: newAddress(role), password: "paper star bronze drum" };
  const data = { name, email: person.email, role };
  const created = await request.post("/api/v1/users", { data, headers });
  expect(created.status()).toBe(201);
  const { id }: { id: string } = await created.json();
  const invited = await request.post(`/api/v1/users/${id}/invitation`, { headers });
  const { link }: { link: string } = await invited.json();
  const choice = { token: new URL(link).hash.replace("#token=", ""), password: person.password };
  const accepted = await request.post("/api/v1/auth/reset-password", { data: choice });
  expect(accepted.status()).toBe(200);
  return person;
}

export const createRecruiter = (request: APIRequestContext, name: string) =>
  createStaff(request, name, "recruiter");

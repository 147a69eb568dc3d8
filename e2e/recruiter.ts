import { expect, type APIRequestContext } from "@playwright/test";
import { asAdmin, signInByCall } from "./admin-session.ts";
import { newAddress, type Person } from "./person.ts";

/** Creates an account and makes it a recruiter, as an administrator does. */
export async function createRecruiter(request: APIRequestContext, name: string): Promise<Person> {
  const person = { name, email: newAddress("recruiter"), password: "paper star bronze drum" };
  const signUp = await request.post("/api/v1/auth/signup", { data: person });
  expect(signUp.status()).toBe(201);
  const { user } = await signInByCall(request, person);
  const promotion = await request.patch(`/api/v1/users/${user.id}`, {
    data: { role: "recruiter" },
    headers: await asAdmin(request),
  });
  expect(promotion.status()).toBe(200);
  return person;
}

import { Failure } from "#contract/failure.ts";
import { publicCalls } from "./calls-by-role.ts";
import { tinyPdf } from "./tiny-pdf.ts";
import type { TestApp } from "./app.ts";

const withFile = new Set(["/application-status/resume"]);

/** What every call of an applicant with a link or a key of a visit answers to this one. */
export async function codesOf(
  app: TestApp,
  prefix: "/application-status" | "/application-visit",
  token: string,
): Promise<Record<string, string>> {
  const paths = publicCalls
    .map(([, path]) => path)
    .filter((path) => path.startsWith(prefix) && path !== "/application-status/links");
  const codes: Record<string, string> = {};
  for (const path of paths) {
    const fields = { token, visit_key: token, text: "Xin chào", email: "moi@people.example" };
    const answers = {
      full_name: "Trần Thị Đúng",
      talent_pool: true,
      action: "decline",
      reason: "",
    };
    const address = path.replace("{id}", "01890000-0000-7000-8000-0000a1b2c3d4");
    const body = withFile.has(path) ? formOf(token) : { ...fields, ...answers };
    const response = await app.client.call("POST", `/api/v1${address}`, { body });
    codes[path] = response.status < 400 ? "done" : Failure.parse(response.body).error.code;
  }
  return codes;
}

function formOf(token: string): FormData {
  const form = new FormData();
  form.set("token", token);
  form.set("resume", new Blob([tinyPdf()]), "cv.pdf");
  return form;
}

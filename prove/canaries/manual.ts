import { applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const path = "/api/v1/applications/manual";

/** An administrator adds an application by hand, also with invalid input. */
export async function addByHand(caller: Caller, canaries: Canaries, token: string): Promise<void> {
  const own: string[] = [];
  const email = canaries.plant("email added by hand", own, (word) => `${word}@people.example`);
  own.push(email);
  const phone = canaries.plantPhone("phone added by hand");
  const fields = {
    full_name: canaries.plant("name added by hand", own, (word) => `Lê ${word}`),
    email,
    phone,
    position: "ai-engineer",
    experience_level: "mid",
    source: "referral",
    source_detail: canaries.plant("name of a referrer"),
    consent: "agreed",
    send_receipt: "true",
  };
  const name = canaries.plant("file name of a resume added by hand", [], (word) => `${word}.pdf`);
  const text = canaries.plant("content of a resume added by hand", [], (word) =>
    tinyPdf(word).toString(),
  );
  const file = { name, bytes: new Uint8Array(Buffer.from(text)) };
  const post = (rest: string, body: unknown) =>
    caller.call("POST", `${path}${rest}`, { token, body });
  await post("/suggestions", applicationForm({}, file));
  await post("/duplicates", { email, phone });
  await post("/duplicates", { email: [canaries.plant("invalid email of a duplicate")] });
  await post("", applicationForm(fields, file));
  const source = canaries.plant("invalid source of a manual application");
  await post("", applicationForm({ ...fields, source }));
}

import { ExportTicket, type AskExport } from "#contract/export.ts";
import { CallFailure } from "./failure.ts";
import { readAs, send } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

/** Asks for a file of a whole filtered list. The ticket brings it, once. */
export async function askExport(asked: AskExport): Promise<ExportTicket> {
  const response = await sendAsAdmin({ path: "/exports", method: "POST", body: asked });
  return readAs(ExportTicket, response, "admin");
}

/** Fetches the file a ticket was given for, under the name that the server gives it. */
export async function fetchExport({ ticket }: ExportTicket): Promise<{ file: Blob; name: string }> {
  const path = `/exports/${encodeURIComponent(ticket)}`;
  const response = await send({ path, audience: "admin" });
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, name = "export"] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  try {
    return { file: await response.blob(), name: decodeURIComponent(name) };
  } catch {
    // It broke off amid the file.
    throw new CallFailure({ status: 0, text: "call.network" });
  }
}

import { ExportTicket, type AskExport } from "#contract/export.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

/** Asks for a file of a whole filtered list. Its address opens the download, once. */
export async function askExport(asked: AskExport): Promise<ExportTicket> {
  const response = await sendAsAdmin({ path: "/exports", method: "POST", body: asked });
  return readAs(ExportTicket, response, "admin");
}

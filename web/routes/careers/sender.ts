import { zodResolver } from "@hookform/resolvers/zod";
import { SubmitApplication } from "#contract/applications.ts";
import { inFormOrder, isFieldName, type FieldName, type Fields } from "./fields.ts";

// What judges an application and sends it. It comes when the form is first touched, and all at once,
// so that nothing is missing when there is something to lose.
export { uploadApplication } from "#web/api/upload.ts";
export { ApplicationSent } from "./application-sent.tsx";

export const resolve = zodResolver(SubmitApplication);

/** The fields whose values the rules refuse, whether or not the applicant has been there yet. */
export function refusedFields(values: Partial<Fields>): FieldName[] {
  const { error } = SubmitApplication.safeParse(values);
  return inFormOrder((error?.issues ?? []).map(({ path }) => path[0]).filter(isFieldName));
}

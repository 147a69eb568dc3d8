import { SubmitApplication } from "#contract/applications.ts";
import type { Problems, Values } from "./fields.ts";

// What judges an application and sends it. It comes when the form is first touched, and all at once,
// so that nothing is missing when there is something to lose.
export { uploadApplication } from "#web/api/upload.ts";
export {
  discardDraft,
  forgetDraft,
  forgetSentDraft,
  keepDraft,
  keyOfDraft,
  renewKey,
  restoreDraft,
} from "./draft.ts";
export { DraftNotice } from "./draft-notice.tsx";
export { openForm, signsOf } from "./form-signs.ts";
export { ApplicationSent } from "./application-sent.tsx";
export { SubmissionNotice } from "./submission-notice.tsx";
export { tellLateAnswer } from "./tell-late-answer.ts";

/** Reads an application by the rules of the contract, or says of each refused field what to mend first. */
export function judge(values: Values): { application?: SubmitApplication; problems: Problems } {
  const { data, error } = SubmitApplication.safeParse(values);
  if (error === undefined) return { application: data, problems: {} };
  const inReverse = error.issues.map(({ path, message }) => [path[0], message]).toReversed();
  return { problems: Object.fromEntries(inReverse) };
}

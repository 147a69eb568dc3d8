/** Where this browser keeps what was typed into the application form. */
export const draftKey = "applicationDraft";

/** Whether there may be a draft to bring back. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

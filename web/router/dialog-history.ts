import { asRecord } from "#web/browser/json.ts";

/** The state of the history entry that a dialog adds. */
export const dialogHistoryState = { isOfDialog: true };

/** Whether a dialog added the current history entry. */
export const isDialogHistoryEntry = () => asRecord(history.state)["isOfDialog"] === true;

import type { Page } from "@playwright/test";
import type { Store } from "../look/store.ts";

/** A form, how a browser opens it, and what it sends. */
export type LivingForm = {
  path: (store: Store) => string;
  /** Opens it on that screen. */
  open?: (page: Page) => Promise<unknown>;
  /** The other fields that must be filled, by the names of the controls. */
  rest?: Readonly<Record<string, string>>;
  /** The control that is typed into, by its selector. */
  field: string;
  /** The text of each save; without it any text will do. */
  textOf?: (number: number) => string;
  /** The label of the button that sends, where the form has no submit button. */
  button?: string;
  method: "POST" | "PUT" | "PATCH";
  /** The end of the address of its call. */
  call: RegExp;
  /** Whether its call creates something, under an Idempotency-Key. */
  isOnce?: true;
  /** Whether it asks before typed text is lost; "nothing": it holds nothing that would be missed. */
  leaving: "asks" | "nothing";
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const application = ({ offered }: Store) => `/admin/applications/${offered}`;
const list = (dialog: string) => (store: Store) =>
  `/admin?tab=applications&details=${store.offered}&dialog=${dialog}`;

const address = (name: string) => (number: number) => `${name}-${number}@people.example`;

const button = "a button without a text that could be lost";
const file = "a file instead of a text";
const bulk = "a selection, tested by admin-bulk and admin-users-bulk";

/**
 * Every file of the site with a form or a dialog that sends a call, by its use of useForm, useAction, DeleteDialog,
 * useDeskAction or withPatience. A text says why the generated cases leave it out.
 */
export const forms: Record<string, LivingForm | string> = {
  "admin/applications/update-dialog.tsx": {
    path: list("edit"),
    field: "[name=notes]",
    method: "PATCH",
    call: /\/applications\/[^/]+$/,
    leaving: "asks",
  },
  "admin/review/hr-notes.tsx": {
    path: application,
    field: "form [name=notes]",
    method: "PATCH",
    call: /\/applications\/[^/]+$/,
    leaving: "asks",
  },
  "admin/review/correct-dialog.tsx": {
    path: application,
    open: press("Correct data"),
    field: "[role=dialog] [name=full_name]",
    method: "PATCH",
    call: /\/applications\/[^/]+$/,
    leaving: "asks",
  },
  "admin/team-notes/team-notes.tsx": {
    path: application,
    field: "textarea[aria-autocomplete=list]",
    button: "Add note",
    method: "POST",
    call: /\/notes$/,
    isOnce: true,
    leaving: "asks",
  },
  "admin/messages/write-dialog.tsx": {
    path: list("write"),
    rest: { subject: "Hẹn gặp" },
    field: "[role=dialog] [name=text]",
    method: "POST",
    call: /\/messages$/,
    isOnce: true,
    leaving: "asks",
  },
  "admin/users/form.tsx": {
    path: () => "/admin?tab=users",
    open: press("Create New User"),
    rest: { name: "Đỗ Thị Thử" },
    field: "[role=dialog] [name=email]",
    textOf: address("second-life"),
    method: "POST",
    call: /\/users\/$/,
    isOnce: true,
    leaving: "asks",
  },
  "admin/positions/editor.tsx": {
    path: () => "/admin/positions/ai-engineer",
    field: "[name=location]",
    method: "PATCH",
    call: /\/positions\/[^/]+$/,
    leaving: "asks",
  },
  "admin/email-texts/editor.tsx": {
    path: () => "/admin/settings/email-texts",
    open: press(/: edit the text in /),
    field: "[role=dialog] [name=subject]",
    method: "PUT",
    call: /\/email-templates\//,
    leaving: "asks",
  },
  "pages/profile/profile-page.tsx": {
    path: () => "/profile",
    field: "[name=address]",
    method: "PATCH",
    call: /\/users\/me\/profile$/,
    leaving: "asks",
  },
  "pages/settings/account-sections.tsx": {
    path: () => "/settings",
    rest: { password: "paper star bronze drum" },
    field: "#email [name=email]",
    textOf: address("moved"),
    method: "POST",
    call: /\/users\/me\/email$/,
    leaving: "nothing",
  },
  "pages/application-status/messages.tsx": {
    path: ({ statusLink }) => statusLink,
    field: "section[aria-labelledby=messages] textarea",
    method: "POST",
    call: /\/application-status\/messages$/,
    isOnce: true,
    leaving: "asks",
  },
  "pages/application-status/contact.tsx": {
    path: ({ statusLink }) => statusLink,
    open: press("Correct my details"),
    field: "[name=full_name]",
    method: "POST",
    call: /\/application-status\/contact$/,
    leaving: "asks",
  },
  "pages/application-status/interview.tsx": {
    path: ({ statusLink }) => statusLink,
    open: press("Ask for other times"),
    field: "form [name=text]",
    method: "POST",
    call: /\/application-status\/interviews\/[^/]+$/,
    leaving: "asks",
  },
  "pages/application-status/application-status-page.tsx": {
    path: () => "/application-status",
    field: "main [name=email]",
    textOf: address("lost-link"),
    method: "POST",
    call: /\/application-status\/links$/,
    leaving: "nothing",
  },
  "pages/check-email-page.tsx": {
    path: () => "/check-email",
    rest: { code: "ABCD-EFGH-JK" },
    field: "main [name=email]",
    textOf: address("check"),
    method: "POST",
    call: /\/email-check$/,
    leaving: "nothing",
  },

  "admin/users/users.tsx": bulk,
  "admin/list/bulk.tsx": bulk,
  "admin/list/record-dialogs.tsx": "a deletion, tested by busy-forms",
  "admin/applications/delete-application.tsx": "a deletion, tested by busy-forms",
  "admin/users/details.tsx": button,
  "admin/users/access.tsx": button,
  "admin/email-texts/fields.tsx": "a preview",
  "admin/review/use-status-decision.ts": "a key, tested by admin-review-decisions",
  "admin/export/export-menu.tsx": file,
  "admin/settings/setting-form.tsx":
    "keeps its state outside of controls, tested by admin-settings",
  "admin/settings/outbox-list.tsx": button,
  "admin/settings/privacy-requests.tsx": button,
  "admin/settings/retention-now.tsx": button,
  "admin/messages/attachments.tsx": file,
  "admin/messages/queries.ts": button,
  "admin/messages/bulk-email.tsx": "sends nothing itself",
  "admin/messages/unanswered.tsx": button,
  "admin/interviews/offer-form.tsx": "needs times to come, tested by interviews",
  "admin/interviews/agenda.tsx": button,
  "admin/interviews/interviews.tsx": button,
  "admin/interviews/use-report.ts": button,
  "admin/positions/editor-bar.tsx": button,
  "admin/positions/state-change.tsx": "reopens a position, or opens the dialog of closing",
  "admin/positions/close-dialog.tsx": "closes a position once, tested by admin-positions-states",
  "admin/applications/resume-drop.tsx": file,
  "admin/applications/add-dialog.tsx": "asks about duplicates, tested by admin-sources",
  "admin/applications/marks.tsx": button,
  "admin/applications/queries.ts": file,
  "admin/applications/rejections.tsx": "needs a rejection that waits",
  "admin/applications/decision-toast.ts": button,
  "admin/applications/applicant-link.tsx": "replaces a link once",
  "pages/profile/picture.tsx": button,
  "pages/sign-in/reset-password-link.tsx": "needs a new link each time",
  "pages/sign-in/login-page.tsx": "leads away, tested by busy-forms",
  "pages/sign-in/forgot-password-page.tsx": "leads to its answer",
  "pages/sign-in/signup-page.tsx": "leads away",
  "pages/settings/two-step.tsx": "needs a code of a device",
  "pages/settings/sessions.tsx": button,
  "pages/settings/section.tsx": "a part of other dialogs",
  "pages/application-status/one-time-link.tsx": button,
  "pages/application-status/resume.tsx": file,
  "pages/application-status/actions.tsx": button,
  "api/upload.ts": "the application form, tested by application-slow",
};

/** The forms that `npm test` tries: one of each way to hold a text. */
export const small: readonly string[] = [
  "admin/team-notes/team-notes.tsx",
  "pages/application-status/contact.tsx",
];

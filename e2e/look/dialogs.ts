import type { Page } from "@playwright/test";
import { admin as adminVi } from "#i18n/vi/admin.ts";
import { adminMessages } from "#i18n/vi/admin-messages.ts";
import { adminExport } from "#i18n/vi/admin-export.ts";
import { adminPositions } from "#i18n/vi/admin-positions.ts";
import { adminReview } from "#i18n/vi/admin-review.ts";
import { adminUsers } from "#i18n/vi/admin-users.ts";
import { applicationDesk } from "#i18n/vi/application-desk.ts";
import { common } from "#i18n/vi/common.ts";
import type { Store } from "./store.ts";

type Opening = {
  path: (store: Store) => string;
  /** Opens it on that screen; the address alone opens those without. */
  open?: (page: Page) => Promise<void>;
};

const texts: Readonly<Record<string, string>> = {
  ...adminVi,
  ...adminMessages,
  ...adminExport,
  ...adminPositions,
  ...adminReview,
  ...adminUsers,
  ...applicationDesk,
  ...common,
};

/** Clicks the first button with this text. */
const press = (key: string) => (page: Page) => {
  const name = (texts[key] ?? key).split("{")[0] ?? "";
  return page.getByRole("button", { name }).first().click({ timeout: 15_000 });
};

const application = ({ offered }: Store) => `/admin/applications/${offered}`;
const list = (dialog: string) => (store: Store) =>
  `/admin?tab=applications&details=${store.offered}${dialog}`;

/**
 * Every file of the site that shows a dialog or a menu, and how the dialog opens. A text instead says why no
 * screen here opens it.
 */
export const dialogs: Record<string, Opening | string> = {
  "admin/applications/details.tsx": { path: list("") },
  "admin/applications/update-dialog.tsx": { path: list("&dialog=edit") },
  "admin/applications/delete-application.tsx": { path: list("&dialog=delete") },
  "admin/messages/write-dialog.tsx": { path: list("&dialog=write") },
  "admin/applications/add-dialog.tsx": { path: () => "/admin?tab=applications&dialog=add" },
  "admin/review/shortcuts.tsx": { path: application, open: press("review.help") },
  "admin/review/correct-dialog.tsx": { path: application, open: press("correct.open") },
  "admin/applications/rejections.tsx": {
    path: () => "/admin/rejections",
    open: press("rejections.edit"),
  },
  "admin/export/export-menu.tsx": {
    path: () => "/admin?tab=applications",
    open: press("export.open"),
  },
  "admin/users/form.tsx": { path: () => "/admin?tab=users", open: press("users.new") },
  "admin/users/details.tsx": { path: () => "/admin?tab=users", open: press("users.view") },
  "admin/users/users.tsx": { path: () => "/admin?tab=users", open: press("users.delete") },
  "admin/positions/editor-bar.tsx": {
    path: () => "/admin/positions/ai-engineer",
    open: press("adminPositions.more"),
  },
  "admin/positions/close-dialog.tsx": {
    path: () => "/admin/positions/ai-engineer",
    open: press("adminPositions.close"),
  },
  "layout/user-menu.tsx": { path: () => "/contact", open: press("user.menu") },
  "layout/navigation.tsx": {
    path: () => "/contact",
    // A wide header shows the links themselves.
    open: async (page) => {
      const button = page.getByRole("button", { name: texts["menu.open"] ?? "" });
      if (await button.isVisible()) await button.click();
    },
  },
  "pages/application-status/actions.tsx": {
    path: ({ statusLink }) => statusLink,
    open: press("applicationStatus.withdraw.submit"),
  },
  "admin/users/access.tsx": "needs a user with two-step sign-in",
  "admin/users/role-change.tsx": "follows a change of a role",
  "admin/email-texts/editor.tsx": "opened by its own tests",
  "admin/settings/retention.tsx": "needs applications that are due",
  "admin/settings/outbox-list.tsx": "needs the id of an email",
  "admin/messages/bulk-email.tsx": "follows a selection",
  "admin/applications/bulk.tsx": "follows a selection",
  "admin/positions/share-dialog.tsx": "opened by its own tests",
  "admin/applications/applicant-link.tsx": "folded away on the application",
  "pages/settings/two-step.tsx": "follows a password",
  "pages/settings/section.tsx": "follows a change",
  "forms/leave-guard.tsx": "follows a change",
  "admin/list/record-dialogs.tsx": "a part of other dialogs",
  "data/confirm-dialog.tsx": "a part of other dialogs",
  "forms/form-dialog.tsx": "a part of other dialogs",
};

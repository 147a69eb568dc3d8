import { StatusFilter } from "#contract/applications.ts";
import { Sort } from "#contract/lists.ts";
import { pageIn, textIn, useDialogSteps, useListAddress, type ListView } from "../list/address.ts";

const dialogs = ["edit", "delete"] as const;

/** What the applications tab shows. Its keys are those of the address. */
export type ApplicationsView = ListView & {
  status: StatusFilter | undefined;
  /** Whether suspected spam is shown, and nothing else. */
  spam: "true" | undefined;
  /** Whether only what has waited too long is shown. */
  overdue: "true" | undefined;
  job: string | undefined;
  sort: Sort;
  /** The application whose dialog is open. */
  application: string | undefined;
  /** Which dialog that is, where it is not the details. */
  dialog: (typeof dialogs)[number] | undefined;
};

const list = {
  read: (search: URLSearchParams): ApplicationsView => ({
    page: pageIn(search),
    status: StatusFilter.safeParse(search.get("status")).data,
    spam: search.get("spam") === "true" ? "true" : undefined,
    overdue: search.get("overdue") === "true" ? "true" : undefined,
    job: textIn(search, "job"),
    sort: Sort.safeParse(search.get("sort")).data ?? "newest",
    q: textIn(search, "q"),
    application: textIn(search, "application"),
    dialog: dialogs.find((name) => name === search.get("dialog")),
  }),
  defaults: { sort: "newest" },
  open: ["application", "dialog"],
} as const;

export const noFilters = {
  status: undefined,
  spam: undefined,
  overdue: undefined,
  job: undefined,
  q: undefined,
};

/** Reads the view from the address and changes it there. */
export function useApplicationsView() {
  const { view, show } = useListAddress<ApplicationsView>(list);
  const { open, close } = useDialogSteps<Partial<ApplicationsView>>({
    isOpen: view.application !== undefined,
    show,
    closed: { application: undefined, dialog: undefined },
  });
  return {
    view,
    show,
    open: (application: string, dialog?: ApplicationsView["dialog"]) =>
      open({ application, dialog }),
    close,
  };
}

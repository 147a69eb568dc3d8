import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type Application,
  type ApplicationStatus,
  defaultSort,
  StatusFilter,
} from "#contract/applications.ts";
import { bulkLimits } from "#contract/bulk.ts";
import { Sort } from "#contract/lists.ts";
import { paging } from "#contract/limits.ts";
import type { DuplicateQuery } from "#contract/manual-applications.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { ApiError, describeError } from "#web/api/api-error.ts";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import {
  downloadResume,
  fetchNotes,
  fetchResume,
  fetchTimeline,
  fetchWaitingRejections,
  findDuplicates,
  getApplication,
  listApplications,
  previewStatusEmail,
} from "#web/api/applications.ts";
import { renewalMs } from "#web/data/query-client.ts";
import { asTyped } from "#web/forms/values.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { listKeys, optionally, searchText, useSearchState } from "../list/use-search-state.ts";

export const pageSize = paging.applications.defaultLimit;

/** Everything that is read of applications. */
export const applicationsKey = ["applications"];

const applicationsQuery = (filter: Parameters<typeof listApplications>[0]) =>
  queryOptions({
    queryKey: [...applicationsKey, "list", filter],
    queryFn: ({ signal }) => listApplications(filter, signal),
  });

/** The page of applications that the view asks for. The previous one stays until it has loaded. */
export function useApplicationPage(view: ApplicationsView) {
  const window = { skip: (view.page - 1) * pageSize, limit: pageSize };
  return useQuery({
    ...applicationsQuery({ ...filterOf(view), ...window }),
    placeholderData: keepPreviousData,
    meta: { failed: "toast.loadFailed" },
  });
}

/** The number of applications that match, read again while the list is open. */
export const totalQuery = (filter: ReturnType<typeof filterOf>, loaded: Loaded) =>
  queryOptions({
    queryKey: [...applicationsKey, "total", filter, loaded.at],
    queryFn: async ({ signal }) =>
      (await listApplications({ ...filter, skip: 0, limit: 1 }, signal)).total,
    initialData: loaded.total,
    staleTime: Infinity,
    refetchInterval: renewalMs,
    gcTime: 0,
  });

/** The total of a list, and when it was read. */
export type Loaded = { total: number; at: number };

/** The ids and names of all applications that match, up to the limit of a selection. */
export async function readRows(filter: ReturnType<typeof filterOf>) {
  const { applications } = await listApplications({ ...filter, skip: 0, limit: bulkLimits.ids });
  return applications.map(({ id, full_name: name, seen_version: seen }) => ({ id, name, seen }));
}

/** The number of suspected spam that matches the view. It loads after the page: one failure, one toast. */
export function useSpamTotal(view: ApplicationsView, isEnabled: boolean): number {
  const filter = { ...filterOf(view), status: undefined, sort: undefined, spam: "true" as const };
  const { data } = useQuery({
    ...applicationsQuery({ ...filter, skip: 0, limit: 1 }),
    enabled: isEnabled && view.spam === undefined,
  });
  return view.spam === undefined ? (data?.total ?? 0) : 0;
}

/** The filters and order of the view, without its page. */
export function filterOf(view: ApplicationsView) {
  const { page: _page, details: _opened, dialog: _dialog, job, ...rest } = view;
  return { ...rest, job_id: job };
}

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "one", id],
    queryFn: ({ signal }) => getApplication(id, signal),
  });

/** One application; until it has loaded, as the list has it. */
export function useApplication(id: string, known: Application | undefined) {
  return useQuery({ ...applicationQuery(id), placeholderData: () => known });
}

export function useApplicationCache() {
  const client = useQueryClient();
  return {
    reload: () => client.invalidateQueries({ queryKey: applicationsKey }),
    /** Puts an application from a response into the cache. */
    set: (application: Application) => {
      client.setQueryData(applicationQuery(application.id).queryKey, application);
    },
  };
}

const dialogKeys = ["details", "dialog"] as const;

const View = z.object({
  ...listKeys,
  sort: optionally(Sort),
  status: optionally(StatusFilter),
  /** Shows only suspected spam. */
  spam: optionally(z.literal("true")),
  /** Shows only applications that have waited longer than promised. */
  overdue: optionally(z.literal("true")),
  /** Shows only applications that wait for a first look. */
  to_review: optionally(z.literal("true")),
  /** Shows only applicants who ask for other times of an interview. */
  other_times: optionally(z.literal("true")),
  /** Shows only applications without a decision for closed positions. */
  closed_undecided: optionally(z.literal("true")),
  /** Shows only applicants who have written and wait for an answer. */
  unanswered: optionally(z.literal("true")),
  /** Shows only rejected applicants whom no email has told. */
  never_told: optionally(z.literal("true")),
  /** Shows only people of the talent pool. */
  talent_pool: optionally(z.literal("true")),
  job: searchText,
  source: optionally(ApplicationSource),
  /** Searches neither resumes nor cover letters. */
  in: optionally(z.literal("contacts")),
  /** The application whose dialog is open. */
  details: searchText,
  /** Undefined for the details. */
  dialog: optionally(z.enum(["add", "edit", "delete", "write"])),
});

/** The state of the applications tab, in the query of its address. */
export type ApplicationsView = z.output<typeof View> & { sort: Sort };

export function useApplicationsView() {
  const { open, view, show, close } = useSearchState(View, dialogKeys);
  return {
    close,
    show,
    view: { ...view, sort: view.sort ?? defaultSort(view) },
    open: (application: string, dialog: "details" | "edit" | "delete" | "write") =>
      open({ details: application, dialog: dialog === "details" ? undefined : dialog }),
    openAdd: () => open({ details: undefined, dialog: "add" }),
  };
}

/** Saves the resume of an application under its original name. */
export function useDownloadResume() {
  const t = useTranslation();
  return useMutation({
    mutationFn: async ({ id, cv_original_name }: Application) => {
      const read = (onProgress: OnProgress) => downloadResume(id, onProgress);
      saveFile(await withPatience(read, undefined, "call.noAnswer"), cv_original_name ?? "cv");
    },
    onSuccess: () => toast({ title: t("toast.downloaded"), tone: "success" }),
    onError: (failure) => {
      const title = t("toast.downloadFailed");
      toast({ title, description: describeDownloadFailure(failure, t), tone: "error" });
    },
  });
}

/** "Failed to download CV: {status}", then the reason where the server gave one. */
function describeDownloadFailure(failure: Error, t: ReturnType<typeof useTranslation>): string {
  // A connection lost during the download is not an `ApiError` and has no status.
  if (!(failure instanceof ApiError) || failure.status === 0) {
    return t("call.download", { status: t("call.network") });
  }
  const sentence = t("call.download", { status: failure.status });
  const reason =
    failure.fallbackKey === "call.httpAdmin" ? failure.serverMessage : describeError(failure, t);
  return reason === undefined ? sentence : `${sentence}. ${reason}`;
}

/** Whether there is a resume that is not empty. */
export function hasResume({ cv_size_bytes }: Application): boolean {
  return cv_size_bytes !== null && cv_size_bytes > 0;
}

/** The notes of HR. The API puts the cover letter into `notes` first; the screens show it apart. */
export function notesOf({
  notes,
  cover_letter,
}: Pick<Application, "notes" | "cover_letter">): string {
  if (notes === null || notes === cover_letter) return "";
  return asTyped(notes);
}

/** Resumes are large, so memory keeps unused ones only for a short time. */
const resumeKeptMs = 5 * 60_000;

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ["review", "resume", id],
    queryFn: ({ signal }) => fetchResume(id, signal),
    staleTime: resumeKeptMs,
    gcTime: resumeKeptMs,
    // A new copy would be drawn again under the reader.
    refetchOnWindowFocus: false,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "timeline", id],
    queryFn: ({ signal }) => fetchTimeline(id, signal),
  });

/** The team notes on an application. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "notes", id],
    queryFn: ({ signal }) => fetchNotes(id, signal),
  });

/** The email that a status would send. */
export const statusEmailQuery = (id: string, status: ApplicationStatus) =>
  queryOptions({
    queryKey: [...applicationsKey, "email-preview", id, status],
    queryFn: ({ signal }) => previewStatusEmail(id, status, signal),
    // A refresh must not change the email while it is edited.
    refetchOnWindowFocus: false,
  });

export const rejectionsQuery = queryOptions({
  queryKey: [...applicationsKey, "rejections"],
  queryFn: ({ signal }) => fetchWaitingRejections(signal),
  refetchInterval: renewalMs,
});

/** The earlier applications of a person. */
export const duplicatesQuery = (person: DuplicateQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, "duplicates", person],
    queryFn: () => findDuplicates(person),
    staleTime: 10_000,
  });

/** Loads an application and its resume ahead. This does not count as a view. */
export function usePrefetch(id: string | undefined): void {
  const isEnabled = id !== undefined;
  const { data } = useQuery({ ...applicationQuery(id ?? ""), enabled: isEnabled });
  useQuery({
    ...resumeQuery(id ?? ""),
    enabled: isEnabled && data !== undefined && hasResume(data),
  });
}

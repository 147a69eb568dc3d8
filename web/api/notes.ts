import { type AddNote, Colleagues, TeamNote, TeamNotes } from "#contract/notes.ts";
import { requestAsAdmin } from "./auth-fetch.ts";
import { sendOnce } from "./send-once.ts";

/** The team notes on an application, the newest first. */
export async function fetchNotes(id: string, signal?: AbortSignal): Promise<TeamNote[]> {
  return (await requestAsAdmin(TeamNotes, { path: pathOf(id), signal })).notes;
}

/** Adds a note. Sent again after a lost response, it is stored once. */
export const addNote = (id: string, note: AddNote) =>
  sendOnce(`note ${id}`, (idempotencyKey) =>
    requestAsAdmin(TeamNote, { path: pathOf(id), body: note, idempotencyKey }),
  );

/** The recruiters and administrators, by name. */
export const fetchColleagues = async (signal?: AbortSignal) =>
  (await requestAsAdmin(Colleagues, { path: "/colleagues", signal })).colleagues;

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}/notes`;

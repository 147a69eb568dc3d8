import { ClosedPosition, ClosingPreview, type ClosePosition } from "#contract/closing.ts";
import * as z from "zod/mini";
import { StaffPosition, type CreatePosition, type UpdatePosition } from "#contract/positions.ts";
import { adminFetch, patchAsAdmin, requestAsAdmin } from "./admin-fetch.ts";
import { sendOnce } from "./send-once.ts";

const StaffPositions = z.object({ positions: z.array(StaffPosition) });

/** All positions of every state, in their order. */
export async function listPositions(signal?: AbortSignal): Promise<StaffPosition[]> {
  const call = { path: "/positions", query: { state: "all" }, signal };
  return (await requestAsAdmin(StaffPositions, call)).positions;
}

export const getPosition = (slug: string, signal?: AbortSignal) =>
  requestAsAdmin(StaffPosition, { path: pathOf(slug), signal });

export const createPosition = (position: CreatePosition) =>
  sendOnce("position", (idempotencyKey) =>
    requestAsAdmin(StaffPosition, { path: "/positions", body: position, idempotencyKey }),
  );

export const updatePosition = (slug: string, change: UpdatePosition, updatedAt?: string) =>
  patchAsAdmin(StaffPosition, pathOf(slug), change, updatedAt);

/** Fails with 409 where the position has applications. */
export const deletePosition = (slug: string) =>
  adminFetch({ path: pathOf(slug), method: "DELETE" });

const pathOf = (slug: string) => `/positions/${encodeURIComponent(slug)}`;

/** What closing a position would send to the applications that wait for it. */
export const previewClosing = (slug: string, signal?: AbortSignal) =>
  requestAsAdmin(ClosingPreview, { path: `${pathOf(slug)}/close`, signal });

/** Closes a position, and rejects the applications that wait if wanted, in one change. */
export const closePosition = (slug: string, closing: ClosePosition) =>
  requestAsAdmin(ClosedPosition, { path: `${pathOf(slug)}/close`, body: closing });

export const undoClosing = (slug: string, undo_id: string | null) =>
  requestAsAdmin(ClosedPosition, { path: `${pathOf(slug)}/close/undo`, body: { undo_id } });

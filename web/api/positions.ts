import * as z from "zod/mini";
import { StaffPosition, type CreatePosition, type UpdatePosition } from "#contract/positions.ts";
import { adminFetch, requestAsAdmin } from "./auth-fetch.ts";

const StaffPositions = z.object({ positions: z.array(StaffPosition) });

/** All positions of every state, in their order. */
export async function listPositions(signal?: AbortSignal): Promise<StaffPosition[]> {
  const call = { path: "/positions", query: { state: "all" }, signal };
  return (await requestAsAdmin(StaffPositions, call)).positions;
}

export const getPosition = (slug: string, signal?: AbortSignal) =>
  requestAsAdmin(StaffPosition, { path: pathOf(slug), signal });

export const createPosition = (position: CreatePosition) =>
  requestAsAdmin(StaffPosition, { path: "/positions", body: position });

/** Changes a position as it was at `updatedAt`, if that is given; fails with 409 where it has changed since. */
export const updatePosition = (slug: string, change: UpdatePosition, updatedAt?: string) =>
  requestAsAdmin(StaffPosition, {
    path: pathOf(slug),
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });

/** Fails with 409 where the position has applications. */
export const deletePosition = (slug: string) =>
  adminFetch({ path: pathOf(slug), method: "DELETE" });

const pathOf = (slug: string) => `/positions/${encodeURIComponent(slug)}`;

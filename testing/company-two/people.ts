import type { Person } from "#content-types";

export const mentors: readonly Person[] = [];

export const directors: readonly Person[] = [];

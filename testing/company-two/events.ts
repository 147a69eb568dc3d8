import type { CompanyEvent } from "#content-types";

export const events: readonly CompanyEvent[] = [];

import { createContext, use, type ReactNode } from "react";

/** What the server knows and a page needs. It travels inside the page, so both render the same. */
export type Facts = { siteUrl: string; year: number; closedPositions: readonly string[] };

const FactsContext = createContext<Facts | null>(null);

export function FactsProvider({ facts, children }: { facts: Facts; children: ReactNode }) {
  return <FactsContext value={facts}>{children}</FactsContext>;
}

export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (facts === null) throw new Error("Facts need a FactsProvider around them");
  return facts;
}

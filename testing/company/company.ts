import type { Company } from "../../content/company.ts";
import facts from "./company.json" with { type: "json" };

/** Facts about the company of the tests. Nothing in them is true, and nothing is like the sample's. */
export const company: Company = facts;

export const sampleFacts: readonly string[] = facts.samples;

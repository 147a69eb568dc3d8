import { solutions as first } from "../../company/en/solutions.ts";

export const solutions = {
  ...first,
  "solutions.title": "From the first barcode of the morning to the last line in the books",
  "solutions.lead": "{count} solutions, each of which earns its place on the counter.",
  "solutions.ai": "Forecasting and automation",
  "solutions.ecommerce": "Retail and warehouse systems",
  "solutions.call.title": "Which evening is always too long?",
  "solutions.receipt-reader": "Receipt reader",
  "solutions.receipt-reader.description": "Reads suppliers’ receipts, also the crumpled ones.",
} as const;

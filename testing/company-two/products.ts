import type { Product } from "#content-types";

export const products: readonly Product[] = [
  { id: "till", area: "ecommerce" },
  { id: "warehouse", area: "ecommerce" },
  { id: "stock-forecast", area: "ai", icon: "workflow" },
];

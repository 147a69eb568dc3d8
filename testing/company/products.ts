export const products = [
  { id: "conversational-ai", area: "ai" },
  { id: "automation", area: "ai" },
  { id: "blockchain-apps", area: "blockchain" },
  { id: "nft-dapps", area: "blockchain" },
  { id: "ecrm", area: "ecommerce" },
  { id: "eerp", area: "ecommerce" },
  { id: "ecomai", area: "ecommerce" },
  { id: "market-alerts", area: "fintech" },
] as const;

export type Product = (typeof products)[number];
export type Area = Product["area"];

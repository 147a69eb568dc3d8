import type { Product } from "#content-types";

export const products: readonly Product[] = [
  { id: "conversational-ai", area: "ai", icon: "chat" },
  { id: "automation", area: "ai", icon: "workflow" },
  { id: "blockchain-apps", area: "blockchain" },
  { id: "nft-dapps", area: "blockchain" },
  { id: "ecrm", area: "ecommerce" },
  { id: "eerp", area: "ecommerce" },
  { id: "ecomai", area: "ecommerce" },
  { id: "market-alerts", area: "fintech" },
];

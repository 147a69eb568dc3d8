import type { Product } from "#content-types";

/** The products that Solutions links to. Their pages do not exist yet (spec §2). */
export const products: readonly Product[] = [
  { id: "conversational-ai", area: "ai", icon: "chat" },
  { id: "automation", area: "ai", icon: "workflow" },
  { id: "blockchain-apps", area: "blockchain" },
  { id: "blockchain-simulation", area: "blockchain" },
  { id: "nft-dapps", area: "blockchain" },
  { id: "blockchain-governance", area: "blockchain" },
  { id: "ecrm", area: "ecommerce" },
  { id: "ehrm", area: "ecommerce" },
  { id: "eerp", area: "ecommerce" },
  { id: "efs", area: "ecommerce" },
  { id: "ecomai", area: "ecommerce" },
  { id: "ecomads", area: "ecommerce" },
  { id: "noraai", area: "fintech" },
  { id: "monitoring-platform", area: "fintech" },
  { id: "investment-dashboard", area: "fintech" },
  { id: "market-alerts", area: "fintech" },
];

/** The sixteen products (spec §2): what each is for, on Solutions and where its page is missing. */
export const products = {
  "product.conversational-ai": "Conversational AI",
  "product.conversational-ai.kind": "Chatbots and callbots",
  "product.conversational-ai.description":
    "Chatbots on your website and callbots on your phone line, in natural Vietnamese and English. They answer from your own documents, book, confirm and remind, and pass the conversation to a person, with everything said so far, when a person is needed.",
  "product.automation": "Automation",
  "product.automation.kind": "Process automation",
  "product.automation.description":
    "Software that reads the incoming form, checks it against the rule, files it in the right system and tells the right colleague. Steps that repeat run by themselves, exceptions come to people, and every action leaves a trace.",

  "product.blockchain-apps": "Blockchain applications",
  "product.blockchain-apps.kind": "Certificates and records",
  "product.blockchain-apps.description":
    "Diplomas, certificates, product origins and contracts on a ledger that any partner can check in seconds, without calling the issuer.",
  "product.blockchain-simulation": "Blockchain simulation",
  "product.blockchain-simulation.kind": "Sandbox networks",
  "product.blockchain-simulation.description":
    "A private network to learn, test and fail on. Watch blocks form, stop a node, break a contract, then start again before anything goes live.",
  "product.nft-dapps": "NFT and DApps",
  "product.nft-dapps.kind": "Tokens and wallets",
  "product.nft-dapps.description":
    "Tickets, vouchers and souvenirs that belong to their holder, in apps that visitors use without first having to learn what a wallet is.",
  "product.blockchain-governance": "Blockchain governance",
  "product.blockchain-governance.kind": "NFT and data governance",
  "product.blockchain-governance.description":
    "Who may write, who may read, and who agreed to what: permissions and consent for shared data and digital assets, recorded where no single party can rewrite them.",

  "product.ecrm": "eCRM",
  "product.ecrm.kind": "Customer relations (CRM)",
  "product.ecrm.description":
    "Every customer's orders, calls, messages and promises on one page, whichever channel they came through.",
  "product.ehrm": "eHRM",
  "product.ehrm.kind": "Human resources (HRM)",
  "product.ehrm.description":
    "Contracts, shifts, leave and payroll for shops and warehouses, with the rules of Vietnamese labour law built in.",
  "product.eerp": "eERP",
  "product.eerp.kind": "Resource planning (ERP)",
  "product.eerp.description":
    "Purchasing, stock, sales and accounting share one set of figures, so the shelf and the ledger agree.",
  "product.efs": "eFS",
  "product.efs.kind": "Management information (MIS)",
  "product.efs.description":
    "The numbers a manager asks for each morning, gathered from every branch and ready before the first coffee.",
  "product.ecomai": "EcomAI",
  "product.ecomai.kind": "AI sales content",
  "product.ecomai.description":
    "Product titles, descriptions, pictures and live-stream scripts in the voice of your brand, drafted by AI and approved by you.",
  "product.ecomads": "EcomAds",
  "product.ecomads.kind": "Ad optimisation",
  "product.ecomads.description":
    "Budgets follow what sells. EcomAds compares campaigns across marketplaces and social networks and proposes where the next dong should go.",

  "product.noraai": "NoraAI",
  "product.noraai.kind": "Market analysis",
  "product.noraai.description":
    "Reads company reports, news and price history of the Vietnamese market and sums up what changed, each statement with its source.",
  "product.monitoring-platform": "Monitoring platform",
  "product.monitoring-platform.kind": "Prices and flows",
  "product.monitoring-platform.description":
    "Watches prices, volumes and cash flows across markets and accounts, and shows at a glance what is moving and what stands still.",
  "product.investment-dashboard": "Investment dashboard",
  "product.investment-dashboard.kind": "Portfolio view",
  "product.investment-dashboard.description":
    "Stocks, bonds, property and gold on one screen: what you hold, what it earned, and how much of it hangs on a single risk.",
  "product.market-alerts": "Market alerts",
  "product.market-alerts.kind": "Real-time signals",
  "product.market-alerts.description":
    "Set a price, a volume or an event once. The alert reaches your phone in real time, and only when it matters to you.",
} as const;

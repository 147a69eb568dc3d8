/** The Projects page (spec §2). */
export const projects = {
  "projects.title": "Work that left the laboratory",
  "projects.lead":
    "{count} projects, each with a person at the other end: a student, a tourist, an investor, a clerk with three hundred letters to register before noon.",
  "projects.lead.one": "{count} project, with a person at the other end.",
  "projects.index": "Projects by field",
  "projects.client": "Client",
  "projects.platform": "Platform",

  "projects.blockchain": "Blockchain",
  "projects.blockchain.lead":
    "Networks with one idea: a record is worth more when its owner can prove it alone.",

  "projects.sandbox.description":
    "Lecturers used to teach blockchain with slides, because a wrong command on a shared network ruins it for everyone. Now every class starts a Hyperledger Fabric network of its own: peers, orderers and certificate authorities included, gone again when the term ends.",
  "projects.sandbox.point.1": "A network per class, started from the browser in minutes",
  "projects.sandbox.point.2": "Chaincode exercises, checked and graded as students submit them",
  "projects.sandbox.point.3": "Blocks, endorsements and failures shown live on one screen",
  "projects.sandbox.point.4": "Broken networks reset to the last lesson with one press",
  "projects.sandbox.image": "Linked blocks around a ring, in a network of several peers",

  "projects.check-in.description":
    "A province with waterfalls, temples and tea hills wanted visitors to see more than the one everybody photographs. Each check-in at a sight issues an NFT certificate in the visitor's name; points grow with every stop and turn into rewards at local shops and homestays.",
  "projects.check-in.step.1": "Arrive",
  "projects.check-in.step.1.text":
    "The visitor scans the code at the sight; the place is verified.",
  "projects.check-in.step.2": "Receive",
  "projects.check-in.step.2.text": "The chain issues an NFT certificate of that visit, for good.",
  "projects.check-in.step.3": "Collect",
  "projects.check-in.step.3.text": "Points add up, more for quiet seasons and far-off sights.",
  "projects.check-in.step.4": "Redeem",
  "projects.check-in.step.4.text": "Points become rewards at shops and homestays nearby.",
  "projects.check-in.image": "A route of checked-in sights with a certificate at each stop",

  "projects.fintech": "Fintech",
  "projects.portfolio.description":
    "Most private investors in Vietnam keep their wealth in four places and their overview in none. This system brings them together, values them every day in dong, and teaches its user to read what it shows.",
  "projects.portfolio.assets": "What it follows",
  "projects.portfolio.asset.stocks": "Stocks",
  "projects.portfolio.asset.stocks.text": "HOSE, HNX and UPCoM, with dividends and splits",
  "projects.portfolio.asset.bonds": "Bonds",
  "projects.portfolio.asset.bonds.text": "Coupons, maturities and issuer exposure",
  "projects.portfolio.asset.property": "Real estate",
  "projects.portfolio.asset.property.text": "Purchase, rent, loan and present estimate",
  "projects.portfolio.asset.gold": "Gold",
  "projects.portfolio.asset.gold.text": "Bars and rings at domestic and world prices",
  "projects.portfolio.technical": "Technical analysis",
  "projects.portfolio.technical.text":
    "Trends, volumes and patterns on charts that can be read on a telephone.",
  "projects.portfolio.fundamental": "Fundamental analysis",
  "projects.portfolio.fundamental.text":
    "Statements, ratios and peers, from the reports that companies publish.",
  "projects.portfolio.indicators": "Indicators",
  "projects.portfolio.indicators.text":
    "Moving averages, RSI, MACD and one's own formulas, each with what it cannot tell.",
  "projects.portfolio.training": "Financial-literacy training",
  "projects.portfolio.training.text":
    "Short lessons beside the figures, from compound interest to concentration risk.",
  "projects.portfolio.note": "Legal note",
  "projects.portfolio.note.text":
    "The system does not execute trades and gives no binding recommendations. Its analyses are information; every investment decision, and its risk, remains with the user.",
  "projects.portfolio.image": "Prices drawn as candles around a drum's star",

  "projects.ai": "AI solutions",
  "projects.ai.lead": "{count} assistants at work, and what each of them takes over.",
  "projects.ai.lead.one": "{count} assistant at work, and what it takes over.",
  "projects.category.speech": "Speech",
  "projects.category.conversation": "Conversational AI",
  "projects.category.documents": "Document AI",
  "projects.category.search": "Knowledge search",
  "projects.category.analytics": "Analytics",

  "projects.ai.pronunciation.description":
    "Scores spoken English sound by sound and explains, in Vietnamese, how to place the tongue for the next try.",
  "projects.ai.administrative-chatbot.description":
    "Citizens ask in everyday words; the answer names the procedure, the papers, the fee and the legal basis.",
  "projects.ai.callbots.description":
    "Take enquiries after hours, confirm trial lessons and call back parents who hung up while waiting.",
  "projects.ai.document-assistant.description":
    "Reads scanned letters with seals and signatures across the text, registers them and drafts the routing slip.",
  "projects.ai.university-chatbot.description":
    "One place to ask about timetables, scholarships and regulations, for students who ask at midnight.",
  "projects.ai.knowledge-assistant.description":
    "Finds the paragraph in years of regulations and reports, answers from it, and shows the page.",
  "projects.ai.lesson-notes.description":
    "Listens to the lesson and hands the teacher a summary, a word list and homework to approve.",
  "projects.ai.learner-analytics.description":
    "Joins attendance, homework and payments, and tells advisers whom to call this week, and why.",

  "projects.call.title": "A project like these in mind?",
  "projects.call.text":
    "Tell us who would use it. We will say which of these comes closest, and what would be different.",
  "projects.call.contact": "Talk to us",
  "projects.call.solutions": "See our solutions",
} as const;

/** The full description of each advertised position, on its own page. */
export const positionDetails = {
  "position.back": "All positions",
  "position.do": "What you will do",
  "position.bring": "What you bring",
  "position.offer": "What we offer",
  "position.summary": "At a glance",
  "position.detail.kind": "Kind",
  "position.detail.place": "Place",
  "position.detail.start": "Start",
  "position.detail.start.value": "By agreement",
  "position.detail.contact": "Questions",
  "position.closed.title": "This position is closed",
  "position.closed.text":
    "We are not taking applications for it at the moment. The description stays here for those who have already applied.",
  "position.closed.others": "See the open positions",
  "position.others": "Other positions",

  "position.offer.full-time.1":
    "Pay at market level, a thirteenth month and a bonus when a client goes live",
  "position.offer.full-time.2": "Social, health and unemployment insurance from the first day",
  "position.offer.full-time.3":
    "A day every two weeks for your own ideas, and a yearly budget for courses and books",
  "position.offer.full-time.4":
    "Work in Thai Nguyen, with up to two days a week from wherever you think best",
  "position.offer.internship.1": "Direct training: an hour a week with a mentor, on your own work",
  "position.offer.internship.2": "A real project with a client, and your name in its release notes",
  "position.offer.internship.3": "An internship certificate that your faculty accepts",
  "position.offer.internship.4":
    "A monthly allowance, and the chance of a full-time contract at the end",

  "position.ai-engineer.do.1":
    "Fine-tune and evaluate language and speech models for Vietnamese, from data to release",
  "position.ai-engineer.do.2":
    "Build retrieval over clients' documents, so that every answer can name its source",
  "position.ai-engineer.do.3":
    "Measure quality before and after each change, with test sets you would defend in public",
  "position.ai-engineer.do.4":
    "Make models small and fast enough for the machines our clients can afford",
  "position.ai-engineer.bring.1":
    "Two years or more with Python and PyTorch, and at least one model that people used",
  "position.ai-engineer.bring.2":
    "A working grasp of transformers, embeddings and what makes an evaluation honest",
  "position.ai-engineer.bring.3": "English good enough to read papers and question them",
  "position.ai-engineer.bring.4": "The habit of looking at the data before tuning the model",

  "position.blockchain-engineer.do.1":
    "Write and test chaincode and smart contracts for certificates, points and consent",
  "position.blockchain-engineer.do.2":
    "Set up and run Hyperledger Fabric networks, from certificate authority to monitoring",
  "position.blockchain-engineer.do.3":
    "Join ledgers to ordinary systems, so that users meet a button and not a wallet",
  "position.blockchain-engineer.do.4":
    "Review contracts for faults that cannot be repaired once they are deployed",
  "position.blockchain-engineer.bring.1":
    "Go or TypeScript at a level where others learn from your code, and some Solidity",
  "position.blockchain-engineer.bring.2":
    "Experience with one permissioned or one public chain beyond a tutorial",
  "position.blockchain-engineer.bring.3": "Sound basics in cryptography, networks and Linux",
  "position.blockchain-engineer.bring.4": "The judgement to say when an ordinary database would do",

  "position.ecommerce-excutive.do.1":
    "Run our clients' shops on Shopee, TikTok Shop and their own sites day by day",
  "position.ecommerce-excutive.do.2":
    "Plan campaigns, prices and live streams, and report what each of them earned",
  "position.ecommerce-excutive.do.3":
    "Use EcomAI and EcomAds before our clients do, and write down what must get better",
  "position.ecommerce-excutive.do.4":
    "Answer buyers so that they come back, and teach the chatbot to",
  "position.ecommerce-excutive.bring.1":
    "A year or more of selling online, with figures you can explain",
  "position.ecommerce-excutive.bring.2":
    "Clear written Vietnamese and a feel for what a picture sells",
  "position.ecommerce-excutive.bring.3": "Confidence with spreadsheets and web analytics",
  "position.ecommerce-excutive.bring.4": "Calm on the eleventh of November",

  "position.fullstack-developer.do.1":
    "Design and build whole features in TypeScript: page, interface, service and table",
  "position.fullstack-developer.do.2":
    "Sit with clients, watch them work and turn what you saw into something smaller and better",
  "position.fullstack-developer.do.3":
    "Write tests that fail when the promise to the user is broken",
  "position.fullstack-developer.do.4":
    "Release on weekdays, watch it run and mend what you shipped",
  "position.fullstack-developer.bring.1":
    "Two years or more with React and Node.js in products that stayed in use",
  "position.fullstack-developer.bring.2":
    "SQL beyond the basics: you know why a query is slow before you add an index",
  "position.fullstack-developer.bring.3":
    "Care for naming, for errors and for the person who reads you next",
  "position.fullstack-developer.bring.4":
    "Enough English to write a clear commit and a clear letter",

  "position.frontend-developer.do.1":
    "Build pages that work at 360 pixels, by keyboard, by screen reader and on a slow train",
  "position.frontend-developer.do.2":
    "Keep the design system small, documented and pleasant to use",
  "position.frontend-developer.do.3":
    "Measure loading and response on cheap phones, and win the milliseconds back",
  "position.frontend-developer.do.4":
    "Work with designers from the first sketch and write browser tests for what you agree on",
  "position.frontend-developer.bring.1":
    "Two years or more with TypeScript and React, and real knowledge of HTML and CSS without them",
  "position.frontend-developer.bring.2": "Accessibility as a habit, not as a last check",
  "position.frontend-developer.bring.3": "An eye for type, spacing and two pixels out of line",
  "position.frontend-developer.bring.4": "A page or component you are proud of and can show us",

  "position.backend-developer.do.1":
    "Design interfaces and data models, and keep both clear as the product grows",
  "position.backend-developer.do.2":
    "Write services that survive lost connections, repeated requests and full disks",
  "position.backend-developer.do.3":
    "Run them: logs, metrics, backups and restores that were rehearsed",
  "position.backend-developer.do.4":
    "Keep personal data safe, and know which of it we need not hold",
  "position.backend-developer.bring.1":
    "Two years or more of server work in Node.js, Go, Java or Python",
  "position.backend-developer.bring.2":
    "PostgreSQL in earnest: transactions, locks, plans and migrations",
  "position.backend-developer.bring.3": "Comfort with Linux, Docker and the command line",
  "position.backend-developer.bring.4": "Respect for the word correct",

  "position.ai-intern.do.1": "Collect, clean and label Vietnamese text and speech with the team",
  "position.ai-intern.do.2": "Train and compare small models, and write down what you found",
  "position.ai-intern.do.3": "Build test sets that show where an assistant still goes wrong",
  "position.ai-intern.do.4": "Present your result to the whole company at the end",
  "position.ai-intern.bring.1": "Third year or later in computing, mathematics or a related field",
  "position.ai-intern.bring.2": "Python, linear algebra and statistics you can explain",
  "position.ai-intern.bring.3": "A project of your own, however small",
  "position.ai-intern.bring.4": "Three days a week or more for at least three months",

  "position.ecommerce-intern.do.1": "Prepare listings: titles, pictures, attributes and prices",
  "position.ecommerce-intern.do.2": "Help run campaigns and live streams, before, during and after",
  "position.ecommerce-intern.do.3": "Gather figures each week and say what they mean",
  "position.ecommerce-intern.do.4": "Try our own tools and report where they get in your way",
  "position.ecommerce-intern.bring.1":
    "Third year or later in commerce, marketing, information systems or the like",
  "position.ecommerce-intern.bring.2": "Order in your spreadsheets and in your sentences",
  "position.ecommerce-intern.bring.3": "Curiosity about why people buy",
  "position.ecommerce-intern.bring.4": "Three days a week or more for at least three months",

  "position.blockchain-intern.do.1":
    "Work through our sandbox as our first students did, and improve it",
  "position.blockchain-intern.do.2": "Write chaincode and contracts with their tests",
  "position.blockchain-intern.do.3": "Help set up a network for a client and document each step",
  "position.blockchain-intern.do.4": "Explain what you built to somebody who has never heard of it",
  "position.blockchain-intern.bring.1": "Third year or later in computing or a related field",
  "position.blockchain-intern.bring.2": "One programming language well, ideally Go or TypeScript",
  "position.blockchain-intern.bring.3": "Basics of hashing, signatures and networks",
  "position.blockchain-intern.bring.4": "Three days a week or more for at least three months",

  "position.fullstack-intern.do.1": "Build small features from the page down to the database",
  "position.fullstack-intern.do.2": "Write the tests, and learn why they come with the feature",
  "position.fullstack-intern.do.3":
    "Take part in code review from the first week, in both directions",
  "position.fullstack-intern.do.4": "Fix a fault that a real user reported, and write back to them",
  "position.fullstack-intern.bring.1": "Third year or later in computing or a related field",
  "position.fullstack-intern.bring.2":
    "JavaScript, HTML and CSS, and a first acquaintance with SQL",
  "position.fullstack-intern.bring.3": "Something you built that runs somewhere",
  "position.fullstack-intern.bring.4": "Three days a week or more for at least three months",

  "position.marketing-intern.do.1": "Write posts, newsletters and case stories in plain Vietnamese",
  "position.marketing-intern.do.2":
    "Make pictures and short films with our designers and engineers",
  "position.marketing-intern.do.3":
    "Keep our channels alive, answer comments and learn from the numbers",
  "position.marketing-intern.do.4": "Visit clients and tell what changed for them",
  "position.marketing-intern.bring.1":
    "Third year or later in journalism, marketing, languages or design",
  "position.marketing-intern.bring.2": "Texts you have written, wherever they appeared",
  "position.marketing-intern.bring.3": "Canva or CapCut, and the patience for a third version",
  "position.marketing-intern.bring.4": "Three days a week or more for at least three months",
} as const;

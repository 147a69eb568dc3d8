/** The terms of service (spec §2). */
export const terms = {
  "terms.title": "Terms of Service",
  "terms.updated": "Last Updated: January 2024",
  "terms.contents": "On this page",
  "terms.lead":
    "These terms set out what you may expect of this website and of the information on it, and what {company} expects of those who use it.",

  "terms.acceptance": "Acceptance of Terms",
  "terms.acceptance.text":
    "By visiting this website, creating an account or sending an application, you accept these terms. If you do not agree with them, please do not use the website.",
  "terms.acceptance.privacy":
    "How we handle personal data is set out in our {privacyPolicy}, which belongs to these terms.",

  "terms.scope": "Scope of Services",
  "terms.scope.text":
    "This website presents our solutions and projects in AI and automation, blockchain, e-commerce and fintech, and lets you contact us, create an account and apply for positions.",
  "terms.scope.fintech":
    "Our fintech services are data-analysis tools and indicators only. They are not securities, banking or insurance services. They do not execute trades and give no binding investment advice.",
  "terms.scope.projects":
    "Work we carry out for a client is governed by the contract with that client.",

  "terms.user": "User Responsibilities",
  "terms.user.text": "When you use this website, you agree to:",
  "terms.user.truth": "give true and current information about yourself;",
  "terms.user.password":
    "keep your password to yourself, and tell us if you believe someone else has used your account;",
  "terms.user.rights":
    "send only documents and content that you have the right to share, free of malicious code;",
  "terms.user.harm":
    "not disturb the website, enter parts of it that are not meant for you, or use it to break the law.",
  "terms.user.suspend": "We may suspend an account that is used against these terms.",

  "terms.liability": "Limitation of Liability & Disclaimer",
  "terms.liability.important": "Important Disclaimer",
  "terms.liability.disclaimer":
    "Information and indicators on this website and in our fintech services are for reference only. {company} accepts no responsibility for investment decisions made on the basis of them.",
  "terms.liability.content":
    "We prepare the content of this website with care, but do not warrant that it is complete, current or free of errors, or that the website is always available.",
  "terms.liability.law":
    "As far as the law allows, we are not liable for indirect loss arising from the use of this website. Nothing in these terms excludes a liability that the law does not permit us to exclude.",

  "terms.basis": "Legal Basis",
  "terms.basis.text":
    "These terms are governed by the laws of Vietnam, among them Decree 13/2023/ND-CP, the Cybersecurity Law 2018 and the E-Transactions Law 2023.",
  "terms.basis.court":
    "We first try to settle a dispute by talking. Where that fails, it is resolved at the competent People's Court of Vietnam.",

  "terms.changes": "Changes to Terms",
  "terms.changes.text":
    "We may change these terms. The date at the top of this page shows when they were last changed; if you use the website after that, you accept the terms as changed.",
  "terms.changes.contact": "Questions about these terms reach us at {email}.",
} as const;

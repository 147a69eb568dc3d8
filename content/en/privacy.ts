/** The privacy policy (spec §2). */
export const privacy = {
  "privacy.title": "Privacy Policy",
  "privacy.updated": "Last Updated: January 2024",
  "privacy.contents": "On this page",
  "privacy.lead":
    "This policy says which personal data {company} collects through this website, what for, and what you can decide about it. It is written under Decree 13/2023/ND-CP on the protection of personal data, the Cybersecurity Law 2018 and the E-Transactions Law 2023.",

  "privacy.purpose": "Purpose of Information Collection",
  "privacy.purpose.text": "We collect personal data only in order to:",
  "privacy.purpose.answer": "answer the questions and requests you send us;",
  "privacy.purpose.hiring":
    "review job applications and keep applicants informed about the hiring process;",
  "privacy.purpose.accounts": "create user accounts, sign users in and keep accounts secure;",
  "privacy.purpose.operation": "keep the website available, find faults and prevent abuse;",
  "privacy.purpose.law": "meet the obligations the law places on us.",
  "privacy.purpose.never":
    "We do not sell personal data, and we do not use it to show advertising.",

  "privacy.scope": "Scope of Information Collected",
  "privacy.scope.text": "What we collect depends on what you do here:",
  "privacy.scope.application": "When you apply for a job:",
  "privacy.scope.application.text":
    "your full name, email, phone number, the position and experience level you choose, your resume and cover letter, links to your work and profiles, and the date you could start.",
  "privacy.scope.account": "When you have an account:",
  "privacy.scope.account.text":
    "your name and email, what you add to your profile, and your password in a form that cannot be read back.",
  "privacy.scope.visit": "When you visit:",
  "privacy.scope.visit.text":
    "the technical records of a web server, such as the network address, the time and the page asked for.",
  "privacy.scope.device": "On your own device:",
  "privacy.scope.device.text":
    "your language, your theme, for seven days the draft of an application, for which positions this browser has sent one and, while you are signed in, what keeps you signed in. There are no advertising or tracking cookies.",
  "privacy.scope.video": "When you play a video:",
  "privacy.scope.video.text":
    "the video comes from YouTube, which then receives data under its own policy. Before you press play, nothing is sent there.",

  "privacy.security": "Information Security",
  "privacy.security.measures":
    "Access to personal data is limited to the people who need it for their work, and access to applications and accounts is recorded. Passwords are stored so that no one can read them, including us.",
  "privacy.security.abroad": "Personal data is not transferred abroad without your consent.",
  "privacy.security.keeping":
    "We keep personal data for as long as the purpose it was collected for lasts, or as long as the law requires, and then delete it.",
  "privacy.security.breach":
    "If a breach concerns your data, we inform the competent authority and you as the law provides.",

  "privacy.rights": "Customer Rights",
  "privacy.rights.text": "Under Decree 13/2023/ND-CP you have the right to:",
  "privacy.rights.know": "know how your personal data is processed;",
  "privacy.rights.consent": "give your consent, refuse it, or withdraw it later;",
  "privacy.rights.access": "see your data, have it corrected and receive a copy;",
  "privacy.rights.delete": "ask for it to be deleted, or for its processing to be restricted;",
  "privacy.rights.object": "object to its processing;",
  "privacy.rights.complain": "complain, take legal action and claim damages under the law.",
  "privacy.rights.withdrawal":
    "Withdrawing consent does not affect what was lawfully done before. To use any of these rights, write to the address below.",

  "privacy.contact": "Contact",
  "privacy.contact.text":
    "Send questions and requests about your personal data to {email}. We answer privacy inquiries within 30 days.",
  "privacy.contact.law": "This policy is governed by the laws of Vietnam.",
} as const;

/** The Contact page of the test company. */
export const contact = {
  "contact.title": "Contact",
  "contact.lead": "Call us or write to us.",
  "contact.details": "Company Details",
  "contact.phone": "Phone",
  "contact.email": "Email",
  "contact.address": "Address",
  "contact.website": "Website",
  "contact.social": "Social",
  "contact.facebook": "Facebook page",
  "contact.youtube": "YouTube channel",
} as const;

/** The Contact page (spec §2). */
export const contact = {
  "contact.title": "Contact",
  "contact.lead": "We'd love to hear about your project.",
  "contact.details": "Company Details",
  "contact.phone": "Phone",
  "contact.email": "Email",
  "contact.address": "Address",
  "contact.website": "Website",
  "contact.social": "Social",
  "contact.facebook": "Facebook page",
  "contact.youtube": "YouTube channel",
} as const;

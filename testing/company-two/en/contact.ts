export const contact = {
  "contact.title": "Contact",
  "contact.lead": "The kettle is on from seven in the morning.",
  "contact.details": "Company Details",
  "contact.phone": "Phone",
  "contact.email": "Email",
  "contact.address": "Address",
  "contact.website": "Website",
  "contact.social": "Social",
  "contact.facebook": "Facebook page",
  "contact.youtube": "YouTube channel",
} as const;

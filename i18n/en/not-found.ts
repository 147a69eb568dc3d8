/** The not-found page (spec §2). */
export const notFound = {
  "notFound.title": "Oops! Page not found",
  "notFound.text": "The address may be mistyped, or the page has moved.",
  "notFound.home": "Back to Home",

  "notFound.product.text": "This product has no page of its own yet.",
  "notFound.product.solutions": "See it among our solutions",
  "notFound.product.contact": "Ask us about it",
} as const;

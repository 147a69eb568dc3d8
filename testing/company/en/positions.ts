/** The positions in short of the test company. */
export const positions = {
  "position.apply": "Apply Now",
  "position.applyFor": "Apply Now: {position}",
  "position.more": "Full description",
  "position.moreOf": "Full description: {position}",
  "position.closed": "Closed",
  "position.skills": "Requirements",
  "position.kind.full-time": "Full-time",
  "position.kind.internship": "Internship",
  "position.ai-engineer": "Work with us as an AI engineer.",
  "position.blockchain-engineer": "Work with us as a blockchain engineer.",
  "position.ecommerce-excutive": "Work with us as a shop manager.",
  "position.backend-developer": "Work with us as a backend developer.",
  "position.ai-intern": "Work with us as an AI intern.",
  "position.ecommerce-intern": "Work with us as a shop intern.",
  "position.fullstack-intern": "Work with us as a fullstack intern.",
} as const;

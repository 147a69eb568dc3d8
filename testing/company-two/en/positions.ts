export const positions = {
  "position.apply": "Apply Now",
  "position.applyFor": "Apply Now: {position}",
  "position.more": "Full description",
  "position.moreOf": "Full description: {position}",
  "position.closed": "Closed",
  "position.skills": "Requirements",
  "position.kind.full-time": "Full-time",
  "position.kind.internship": "Internship",
  "position.embedded-engineer":
    "Look after cash registers for twenty clients and everyone who queues there.",
  "position.support-specialist":
    "Look after the telephone for twenty clients and everyone who queues there.",
  "position.quality-engineer":
    "Look after the test bench for twenty clients and everyone who queues there.",
} as const;

/**
 * Business limits of the product (spec §9). Lengths count UTF-16 units: of a line after trimming, of
 * a text of several lines and of a password as typed.
 */
export const limits = {
  fullName: { min: 2, max: 200 },
  email: { max: 254 },
  phone: { min: 10, max: 50 },
  position: { max: 200 },
  coverLetter: { min: 50, max: 20_000 },
  link: { max: 2_000 },
  password: { min: 8, max: 256, maxBytes: 1_024 },
  name: { max: 200 },
  address: { max: 500 },
  nationalId: { max: 50 },
  /** Six digits or a recovery code, with spaces and hyphens. */
  twoStepCode: { max: 40 },
  notes: { max: 20_000 },
  teamNote: { max: 5_000 },
  applicantMessage: { max: 5_000 },
  emailSubject: { max: 200 },
  emailText: { max: 10_000 },
  search: { max: 200 },
  sourceDetail: { max: 100 },
} as const;

/** The resume an applicant uploads (spec §9). */
export const resumeLimits = {
  maxBytes: 5 * 1024 * 1024,
  extensions: [".pdf", ".doc", ".docx"],
} as const;

/** A profile picture as uploaded, and as stored after encoding. */
export const avatarLimits = {
  maxUploadBytes: 5 * 1024 * 1024,
  maxKeptBytes: 256 * 1024,
  types: ["image/jpeg", "image/png", "image/webp"],
} as const;

/** The bounds of settings. */
export const settingLimits = {
  hrEmails: 10,
  holidays: 400,
  rejectionHoldHours: 7 * 24,
  privacyRequestDays: 60,
  retentionDays: { min: 1, max: 3_650 },
} as const;

/** The bounds of a position: lengths of texts and numbers of list entries. */
export const positionLimits = {
  positions: 300,
  /** Of all texts of one position together. */
  characters: 24_000,
  slug: 80,
  title: 120,
  summary: 500,
  items: 20,
  item: 400,
  skill: 60,
  location: 200,
  openings: 1_000,
  salary: 1_000_000_000_000,
} as const;

/** The bounds of an interview. */
export const interviewLimits = {
  slots: 3,
  minutes: { min: 15, max: 480 },
  place: 200,
  note: 2_000,
  interviewers: 10,
  guests: 5,
  answer: 1_000,
} as const;

/** What a message of HR carries: the bytes of its files together, and its signature. */
export const messageLimits = { files: 3, bytes: 5 * 1024 * 1024, signature: 500 } as const;

/** HR's own texts for emails: their number, and the length of a name. */
export const templateLimits = { own: 200, name: 100 } as const;

/** List pages: `limit` is 1 to 1000, `skip` is not negative (spec §7). */
export const paging = {
  maxLimit: 1_000,
  users: { defaultLimit: 50, pageSizes: [25, 50, 100, 200] },
  applications: { defaultLimit: 10 },
} as const;

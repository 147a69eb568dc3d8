/** The values of applications and users, in the panel and in exported files. */
export const labels = {
  "status.submitted": "Submitted",
  "status.reviewing": "Under Review",
  "status.accepted": "Accepted",
  "status.rejected": "Rejected",
  "status.pending": "Submitted or under review",

  "source.careers_page": "Careers page",
  "source.referral": "Referral",
  "source.topcv": "TopCV",
  "source.vietnamworks": "VietnamWorks",
  "source.itviec": "ITviec",
  "source.linkedin": "LinkedIn",
  "source.facebook": "Facebook",
  "source.email": "Email",
  "source.event": "Event",
  "source.agency": "Recruitment agency",
  "source.other": "Other",

  "consent.sent_by_applicant": "The applicant sent it to us to apply",
  "consent.agreed": "The applicant agreed that we may keep it",
  "consent.public_profile": "Public profile, published for job offers",

  "active.true": "Active",
  "active.false": "Inactive",

  "employment.active": "Active",
  "employment.inactive": "Inactive",
  "adminPositions.untitled": "Untitled position",
  "adminPositions.state.draft": "Draft",
  "adminPositions.state.open": "Open",
  "adminPositions.state.closed": "Closed",
  "users.searchHint": "Name, email or phone",
} as const;

/** Texts about interviews that the panel and the applicant's page share. */
export const interviews = {
  "interview.zone": "Vietnam time",
  "interview.yourZone": "{time} in your time zone",
  "interview.openVideo": "Open the video call",
  "interview.place": "Place",
  "interview.state.offered": "Waiting for an answer",
  "interview.state.agreed": "Agreed",
  "interview.state.declined": "Declined",
  "interview.state.cancelled": "Cancelled",
} as const;

/** The short number of an application for applicant and HR: the end of its id. */
export function receiptNumber(applicationId: string): string {
  const end = applicationId.replaceAll("-", "").slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}

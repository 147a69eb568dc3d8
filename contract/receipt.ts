/** The short number by which an applicant and HR speak of an application: the end of its id. */
export function receiptNumber(applicationId: string): string {
  const end = applicationId.replaceAll("-", "").slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}

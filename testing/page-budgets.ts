const kilobyte = 1024;

/** HTML, styles and scripts of a first load, in compressed bytes. */
export const codeBudgetOf = (path: string): number => (screens[path] ?? 105) * kilobyte;

const screens: Readonly<Record<string, number>> = {
  "/": 100,
  "/careers/apply": 115,
  "/login": 108,
  "/signup": 108,
  // A few bytes above 105 in Vietnamese, with the sentences about calls without an answer.
  "/application-status": 106,
  "/check-email": 106,
};

export const fontBudget = 45 * kilobyte;
export const homePictureBudget = 120 * kilobyte;

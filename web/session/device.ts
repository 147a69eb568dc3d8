// In this order, because many browsers also name the ones they derive from.
const browsers: readonly [name: string, pattern: RegExp][] = [
  ["Cốc Cốc", /coc_coc_browser/i],
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Zalo", /\bZalo\b/],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ["Windows", /\bWindows\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["macOS", /\bMacintosh\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

const handhelds = new Set(["iPhone", "iPad", "Android"]);

export type Device = { browser?: string; system?: string; isHandheld: boolean };

/** The browser and the system that a user agent claims, where it names them. */
export function deviceOf(userAgent: string): Device {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return {
    ...(browser !== undefined && { browser }),
    ...(system !== undefined && { system }),
    isHandheld: system !== undefined && handhelds.has(system),
  };
}

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

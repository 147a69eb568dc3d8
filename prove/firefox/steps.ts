import type { Page } from "puppeteer-core";

const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Clicks the element with this role and name. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await step(`press the ${role} ${name}`, () => page.locator(named(role, name)).click());
}

/** Fills fields by name, or selects the option with this value. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await step(`fill in ${name}`, () => page.locator(`main [name="${name}"]`).fill(value));
  }
}

/** Waits until this text is visible. */
export async function see(page: Page, text: string): Promise<void> {
  const locator = page.locator(`::-p-text(${text})`).setVisibility("visible");
  await step(`see "${text}"`, () => locator.wait());
}

/** Waits for this heading. */
export async function seeHeading(page: Page, name: string): Promise<void> {
  await step(`see the heading ${name}`, () => page.locator(named("heading", name)).wait());
}

/** Waits until the html element matches this attribute selector. */
export async function seeRoot(page: Page, selector: string): Promise<void> {
  await step(`see html${selector}`, () => page.waitForSelector(`html${selector}`));
}

async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    throw new Error(`could not ${name}`, { cause });
  }
}

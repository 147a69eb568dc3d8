import type { Page } from "puppeteer-core";

const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Presses what has this role and this name, as soon as it can be pressed. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await step(`press the ${role} ${name}`, () => page.locator(named(role, name)).click());
}

/** Writes into fields by their names, or chooses there what has this value. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await step(`fill in ${name}`, () => page.locator(`main [name="${name}"]`).fill(value));
  }
}

/** Waits until these words are to be seen. */
export async function see(page: Page, words: string): Promise<void> {
  const said = page.locator(`::-p-text(${words})`).setVisibility("visible");
  await step(`see "${words}"`, () => said.wait());
}

/** Waits until this is the heading of the page. */
export async function seeHeading(page: Page, name: string): Promise<void> {
  await step(`see the heading ${name}`, () => page.locator(named("heading", name)).wait());
}

/** Waits until the page says of itself that it is so. */
export async function seeMark(page: Page, mark: string): Promise<void> {
  await step(`see html${mark}`, () => page.waitForSelector(`html${mark}`));
}

async function step(what: string, take: () => Promise<unknown>): Promise<void> {
  try {
    await take();
  } catch (cause) {
    throw new Error(`could not ${what}`, { cause });
  }
}

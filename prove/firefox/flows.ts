import { company } from "#content/company.ts";
import { home } from "#content/en/home.ts";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { admin, emailsTo } from "../../e2e/site.ts";
import type { Site } from "../../e2e/server-process.ts";
import { fillIn, press, see, seeHeading, seeRoot } from "./steps.ts";

/** A user's task from its first page to its end. */
type Flow = { name: string; run: (page: Page, site: Site) => Promise<void> };

const applicant = { full_name: "Nguyễn Văn Mẫu", email: "ung.vien@people.example" };
const resume = join(import.meta.dirname, "../../server/testing/resumes/Nguyễn Văn Mẫu – CV.pdf");

const switchLanguageAndTheme: Flow = {
  name: "home in both languages and themes, each kept after a reload",
  run: async (page, { url }) => {
    await page.goto(url);
    await seeHeading(page, home["hero.title"]);
    await press(page, "link", "VI");
    await seeRoot(page, "[lang=vi]");
    await see(page, "Đăng nhập");
    await press(page, "button", "Tối");
    await page.reload();
    await seeRoot(page, "[lang=vi][data-theme=dark]");
    await press(page, "link", "EN");
    await seeRoot(page, "[lang=en]");
    await press(page, "button", "Light");
    await page.reload();
    await seeRoot(page, "[lang=en][data-theme=light]");
  },
};

const apply: Flow = {
  name: "apply for a position with a resume and open the status link of the email",
  run: async (page, site) => {
    await page.goto(site.url);
    await press(page, "link", "Careers");
    await press(page, "link", "Apply Now: AI Engineer");
    await see(page, "Applying for: AI Engineer");
    await fillIn(page, { ...applicant, experience_level: "mid" });
    const chooser = await page.waitForSelector("input[type=file]");
    await chooser?.uploadFile(resume);
    await press(page, "button", "Submit Application");
    await seeHeading(page, "Application Submitted Successfully!");
    await page.goto(await linkIn(site, applicant.email, /\S+\/application-status#[\w-]+/));
    await seeHeading(page, "AI Engineer");
    await see(page, "We have received your application.");
  },
};

const signUp: Flow = {
  name: "sign up, sign out and sign in again",
  run: async (page, { url }) => {
    const password = "paper star bronze";
    const email = "moi@people.example";
    await page.goto(`${url}/signup`);
    await fillIn(page, { name: "Phạm Thị Mới", email, password, confirmPassword: password });
    await press(page, "button", "Create Account");
    await see(page, `Welcome to ${company.name}, Phạm Thị Mới!`);
    await signOut(page, "Phạm Thị Mới");
    await press(page, "link", "Sign In");
    await fillIn(page, { email, password });
    await press(page, "button", "Sign In");
    await openMenu(page, "Phạm Thị Mới");
  },
};

const administer: Flow = {
  name: "administrator: both lists, the review of a PDF, a decision with its email, sign-out",
  run: async (page, site) => {
    await page.goto(`${site.url}/login`);
    await fillIn(page, admin);
    await press(page, "button", "Sign In");
    await openMenu(page, "admin");
    await press(page, "link", "Admin Panel");
    await press(page, "tab", "Users");
    await see(page, admin.email);
    await press(page, "tab", "Applications");
    await press(page, "link", `Review`);
    await seeHeading(page, applicant.full_name);
    await page.locator("main canvas").setVisibility("visible").wait();
    await see(page, "Kinh nghiệm");
    await press(page, "button", "Under Review");
    await press(page, "button", "Update Application");
    await page.locator("[aria-pressed=true]::-p-text(Under Review)").wait();
    await page.keyboard.press("Escape");
    await signOut(page, "admin");
  },
};

/** The main flows, in the order of their dependencies. */
export const flows: readonly Flow[] = [switchLanguageAndTheme, apply, signUp, administer];

async function openMenu(page: Page, name: string): Promise<void> {
  await press(page, "button", `Account of ${name}`);
}

async function signOut(page: Page, name: string): Promise<void> {
  await openMenu(page, name);
  await press(page, "button", "Log out");
  await see(page, "Sign In");
}

/** Waits for a link in an email to this address. */
async function linkIn(site: Site, address: string, link: RegExp): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    for (const email of await emailsTo(site, address)) {
      const found = link.exec(email)?.[0];
      if (found !== undefined) return found;
    }
    await pause(100);
  }
  throw new Error(`no email to ${address} has a link`);
}

import { careers } from "#content/en/careers.ts";
import type { Locator, Page } from "@playwright/test";
import { join } from "node:path";
import { admin } from "../e2e/site.ts";

/** A user action, and the element that appears when it is done. */
type Step = { name: string; act: (page: Page) => Promise<unknown>; until: (page: Page) => Locator };

const resume = join(import.meta.dirname, "../server/testing/resumes/Nguyễn Văn Mẫu – CV.pdf");

type Find = (page: Page) => Locator;
const heading =
  (name: string): Find =>
  (page) =>
    page.getByRole("heading", { level: 1, name, exact: true });
const role =
  (role: "button" | "link" | "tab", name: string): Find =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first();
const field =
  (name: string): Find =>
  (page) =>
    page.locator(`main [name="${name}"]`);
const text =
  (words: string): Find =>
  (page) =>
    page.getByText(words).first();

const click = (find: Find) => (page: Page) => find(page).click();
const type = (find: Find, words: string) => async (page: Page) => {
  await find(page).click();
  await page.keyboard.type(words, { delay: 60 });
};
const press = (key: string) => (page: Page) => page.keyboard.press(key);

const dialog: Find = (page) => page.getByRole("dialog").last();
const account = role("button", "Account of admin");
const banner: Find = (page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

/** From the home page to an application, its review and its decision, by mouse and keyboard. */
export const steps: readonly Step[] = [
  { name: "language to Vietnamese", act: click(role("link", "vi")), until: text("Đăng nhập") },
  { name: "language to English", act: click(role("link", "en")), until: text("Sign In") },
  {
    name: "dark theme",
    act: click(role("button", "Dark")),
    until: (page) => page.locator("html[data-theme=dark]"),
  },
  {
    name: "light theme",
    act: click(role("button", "Light")),
    until: (page) => page.locator("html[data-theme=light]"),
  },
  { name: "mobile menu", act: click(role("button", "Open menu")), until: dialog },
  {
    name: "a page in the menu",
    act: (page) => dialog(page).getByRole("link", { name: "Careers" }).click(),
    until: heading(careers["careers.title"]),
  },
  {
    name: "a position to apply for",
    act: click(role("link", "Apply Now: AI Engineer")),
    until: text("Applying for: AI Engineer"),
  },
  {
    name: "typing a name",
    act: type(field("full_name"), "Nguyễn Văn Mẫu"),
    until: field("full_name"),
  },
  {
    name: "typing an address",
    act: type(field("email"), "mau@people.example"),
    until: field("email"),
  },
  {
    name: "choosing the experience",
    act: async (page) => {
      await field("experience_level")(page).focus();
      await page.keyboard.press("ArrowDown");
    },
    until: field("experience_level"),
  },
  {
    name: "typing a cover letter",
    act: type(field("notes"), "Tôi muốn làm việc cùng các bạn và học hỏi thêm mỗi ngày."),
    until: field("notes"),
  },
  {
    name: "choosing a resume",
    act: (page) => page.locator("input[type=file]").setInputFiles(resume),
    until: text("Nguyễn Văn Mẫu – CV.pdf"),
  },
  {
    name: "sending the application",
    act: click(role("button", "Submit Application")),
    until: heading("Application Submitted Successfully!"),
  },
  { name: "link to sign-in", act: click(banner), until: heading("Sign In") },
  { name: "typing an address", act: type(field("email"), admin.email), until: field("email") },
  {
    name: "typing a password",
    act: type(field("password"), admin.password),
    until: field("password"),
  },
  { name: "signing in", act: click(role("button", "Sign In")), until: account },
  { name: "account menu", act: click(account), until: role("link", "Admin Panel") },
  {
    name: "opening the panel",
    act: click(role("link", "Admin Panel")),
    until: role("tab", "Users"),
  },
  { name: "tab of users", act: click(role("tab", "Users")), until: text(admin.email) },
  {
    name: "tab of applications",
    act: click(role("tab", "Applications")),
    until: text("mau@people.example"),
  },
  {
    name: "typing a search",
    act: type((page) => page.getByRole("searchbox"), "nguyen"),
    until: (page) => page.locator("mark").first(),
  },
  {
    name: "details of an application",
    act: click(text("mau@people.example")),
    until: dialog,
  },
  { name: "closing the details", act: press("Escape"), until: role("link", "Review") },
  {
    name: "reviewing an application",
    act: click(role("link", "Review")),
    until: (page) => page.locator("main canvas").first(),
  },
  {
    name: "choosing a status with its email",
    act: press("2"),
    until: role("button", "Update Application"),
  },
  {
    name: "saving the status",
    act: click(role("button", "Update Application")),
    until: (page) => page.getByRole("button", { name: "Under Review", pressed: true }),
  },
  { name: "back to the list", act: press("Escape"), until: role("tab", "Users") },
  { name: "account menu", act: click(account), until: role("button", "Log out") },
  { name: "signing out", act: click(role("button", "Log out")), until: banner },
];

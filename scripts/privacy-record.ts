// npm run privacy-record: prints the record of processing, as a basis for the owner's impact assessment.
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { consentText } from "#server/hiring/applications/consent.ts";
import { firstRetentionDays } from "#server/db/settings.ts";
import { readConfig } from "#server/start/config.ts";
import { runCommand } from "./command.ts";
import { placesOf, type Place } from "./privacy-places.ts";

const help = `npm run privacy-record [> record.md]

Prints the record of the processing of personal data in Vietnamese and English, as Markdown: purposes, data,
recipients, places of storage from the configuration, retention, security measures and versions of the consent
(Law 91/2025/QH15, Decree 356/2025). It needs neither a running server nor a database. It is a basis for the
owner's impact assessment and no legal advice.`;

type Text = Record<Language, string>;

const titles = {
  record: { vi: "Hồ sơ xử lý dữ liệu cá nhân", en: "Record of the processing of personal data" },
  law: {
    vi: "Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15 và Nghị định 356/2025. Hồ sơ này là cơ sở cho báo cáo đánh giá tác động; hãy nhờ luật sư xác nhận.",
    en: "Personal Data Protection Law 91/2025/QH15 and Decree 356/2025. This record is a basis for the impact assessment; have a lawyer confirm it.",
  },
  controller: { vi: "Bên kiểm soát dữ liệu", en: "Controller" },
  purposes: { vi: "Mục đích và dữ liệu", en: "Purposes and data" },
  recipients: { vi: "Bên nhận dữ liệu", en: "Recipients" },
  places: { vi: "Nơi lưu trữ", en: "Places of storage" },
  retention: { vi: "Thời gian lưu", en: "Retention" },
  security: { vi: "Biện pháp bảo vệ", en: "Security measures" },
  consent: { vi: "Nội dung đồng ý", en: "Consent" },
} satisfies Record<string, Text>;

const purposes: readonly Text[] = [
  {
    vi: "Tuyển dụng: họ tên, email, điện thoại, vị trí, kinh nghiệm, liên kết hồ sơ, CV, thư ứng tuyển, ghi chú và ý kiến của nhân sự, lịch phỏng vấn, email đã gửi.",
    en: "Recruiting: name, email, phone, position, experience, links, resume, cover letter, notes and verdicts of staff, interviews, emails sent.",
  },
  {
    vi: "Nguồn ứng viên: hồ sơ của người đồng ý riêng, trong mười hai tháng, để liên hệ khi có vị trí khác.",
    en: "Talent pool: applications of people who agree to it separately, for twelve months, for other positions.",
  },
  {
    vi: "Khách của buổi phỏng vấn: họ tên và email.",
    en: "Guests of interviews: name and email.",
  },
  {
    vi: "Tài khoản: họ tên, email, điện thoại, ngày sinh, số giấy tờ, địa chỉ, ảnh, phiên đăng nhập.",
    en: "Accounts: name, email, phone, date of birth, identity number, addresses, portrait, sessions.",
  },
  {
    vi: "Vận hành: nhật ký kiểm tra không chứa dữ liệu cá nhân, mạng của lần đăng nhập, số lượt xem trang không định danh.",
    en: "Operation: an audit log without personal data, networks of sign-ins, page visits without identity.",
  },
];

const retention: readonly Text[] = [
  {
    vi: `Hồ sơ bị từ chối hoặc đã rút: tự động xóa sau số ngày đặt trong Cài đặt (trang mới: ${firstRetentionDays} ngày kể từ quyết định). Hồ sơ được chấp nhận: giữ đến khi chủ sở hữu đặt số ngày.`,
    en: `Rejected and withdrawn applications: erased after the days in Settings (a new site: ${firstRetentionDays} days after the decision). Accepted ones: kept until the owner sets days.`,
  },
  {
    vi: "Yêu cầu xóa: xóa ngay cùng CV, email và lịch phỏng vấn; một sổ ghi mã băm bảo đảm bản sao lưu cũ không khôi phục lại.",
    en: "A deletion that a person asks for: at once, with resume, emails and interviews; a ledger of hashes keeps older backups from bringing it back.",
  },
];

const security: readonly Text[] = [
  {
    vi: "Mật khẩu băm bằng argon2id, xác thực hai bước, phân quyền theo vai trò, nhật ký kiểm tra chỉ ghi thêm.",
    en: "Passwords hashed with argon2id, two-step sign-in, rights by role, an append-only audit log.",
  },
  {
    vi: "Tệp nhận được chỉ được đọc trong tiến trình con có giới hạn; HTTPS; không ghi dữ liệu cá nhân vào nhật ký.",
    en: "Received files are read in limited child processes only; HTTPS; no personal data in logs.",
  },
  {
    vi: "Sao lưu hằng ngày, bản sao mã hóa bên ngoài, kiểm tra khôi phục.",
    en: "Daily backups, encrypted copies elsewhere, tested restores.",
  },
];

const locations = {
  here: { vi: "trên máy chủ này", en: "on this server" },
  vietnam: {
    vi: "tại Việt Nam theo tên miền; hãy xác nhận với nhà cung cấp",
    en: "in Vietnam by its domain; confirm it with the provider",
  },
  abroad: {
    vi: "**ở nước ngoài, hoặc không rõ: cần hồ sơ đánh giá tác động chuyển dữ liệu ra nước ngoài**",
    en: "**abroad, or unknown: an impact assessment of the transfer abroad is needed**",
  },
} satisfies Record<Place["location"], Text>;

const uses = {
  database: { vi: "Cơ sở dữ liệu", en: "Database" },
  files: { vi: "CV", en: "Resumes" },
  backups: { vi: "Bản sao lưu", en: "Backups" },
  mail: { vi: "Máy chủ email", en: "Mail server" },
  scanner: { vi: "Trình quét vi-rút", en: "Virus scanner" },
} satisfies Record<Place["use"], Text>;

const staff: Text = {
  vi: "Quản trị viên và chuyên viên tuyển dụng của công ty; khách phỏng vấn (họ tên, vị trí, thời gian, địa điểm).",
  en: "Administrators and recruiters of the company; guests of interviews (name, position, time, place).",
};

const list = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");

function record(language: Language, places: readonly Place[]): string {
  const line = ({ use, where, location }: Place) =>
    `${uses[use][language]}: ${where}, ${locations[location][language]}`;
  const isRecipient = ({ use }: Place) => use === "mail";
  const sections: [title: Text, body: string][] = [
    [
      titles.controller,
      list([
        company.legalName[language],
        company.taxCode,
        company.address[language],
        company.privacyEmail,
      ]),
    ],
    [titles.purposes, list(purposes.map((text) => text[language]))],
    [titles.recipients, list([staff[language], ...places.filter(isRecipient).map(line)])],
    [titles.places, list(places.filter((place) => !isRecipient(place)).map(line))],
    [titles.retention, list(retention.map((text) => text[language]))],
    [titles.security, list(security.map((text) => text[language]))],
    [titles.consent, list([`${company.privacyPolicyVersion}: ${consentText(language)}`])],
  ];
  const body = sections.map(([title, text]) => `## ${title[language]}\n\n${text}`).join("\n\n");
  return `# ${titles.record[language]}: ${company.name}\n\n${titles.law[language]}\n\n${body}\n`;
}

await runCommand(help, {}, async () => {
  const places = placesOf(readConfig(process.env));
  console.log((["vi", "en"] as const).map((language) => record(language, places)).join("\n"));
});

/**
 * Facts about the company. A value marked `sample` must be replaced before going live;
 * `npm run content:check` lists those that are left.
 */
export const company = {
  name: "Norava",
  legalName: {
    en: "Norava Technology Joint Stock Company",
    vi: "Công ty Cổ phần Công nghệ Norava",
  },
  tagline: { en: "Together we stand", vi: "Cùng nhau vững bước" },
  countryCode: "VN",
  taxCode: "4601500000",
  teamFounded: "2010-10-10",
  companyFounded: "2021-09-29",
  yearsOfExperience: 15,
  phone: "+84 208 000 0000",
  email: "hello@norava.example",
  hrEmail: "careers@norava.example",
  privacyEmail: "privacy@norava.example",
  /** Who hears of weaknesses of the site; named in /.well-known/security.txt. */
  securityEmail: "security@norava.example",
  address: { en: "Thai Nguyen, Vietnam", vi: "Thái Nguyên, Việt Nam" },
  locality: { en: "Thai Nguyen", vi: "Thái Nguyên" },
  site: "https://norava.example",
  facebook: "https://facebook.example/norava",
  youtube: "https://youtube.example/@norava",
  /** Version of the privacy policy that an applicant sees; stored with each application. */
  privacyPolicyVersion: "2024-01",
} as const;

/** Keys of `company` whose values are samples. */
export const sampleFacts = [
  "name",
  "legalName",
  "taxCode",
  "phone",
  "email",
  "hrEmail",
  "privacyEmail",
  "securityEmail",
  "site",
  "facebook",
  "youtube",
] as const satisfies readonly (keyof typeof company)[];

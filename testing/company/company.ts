/** Facts about the company of the tests. Nothing in them is true, and nothing is like the sample's. */
export const company = {
  name: "Test Company",
  legalName: { en: "Test Company Limited", vi: "Công ty TNHH Kiểm Thử" },
  tagline: { en: "Measure twice, cut once", vi: "Đo hai lần, cắt một lần" },
  countryCode: "VN",
  taxCode: "0109999999",
  teamFounded: "2005-03-04",
  companyFounded: "2015-06-07",
  yearsOfExperience: 21,
  phone: "+84 24 5555 0100",
  email: "hello@test-company.example",
  hrEmail: "hr@test-company.example",
  privacyEmail: "privacy@test-company.example",
  securityEmail: "security@test-company.example",
  address: { en: "Hanoi, Vietnam", vi: "Hà Nội, Việt Nam" },
  locality: { en: "Hanoi", vi: "Hà Nội" },
  site: "https://test-company.example",
  facebook: "https://facebook.example/test-company",
  youtube: "https://youtube.example/@test-company",
  privacyPolicyVersion: "2025-06",
} as const;

/** Keys of `company` whose values are samples. */
export const sampleFacts = ["name", "taxCode"] as const satisfies readonly (keyof typeof company)[];

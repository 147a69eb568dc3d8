/** Facts about the second company of the tests, which differs from the first in every way. */
export const company = {
  name: "Lotus Valley Software Engineering",
  legalName: {
    en: "Lotus Valley Software Engineering and Digital Consulting Joint Stock Company",
    vi: "Công ty Cổ phần Kỹ thuật Phần mềm và Tư vấn Chuyển đổi số Thung Lũng Sen",
  },
  tagline: {
    en: "Careful software for shops, workshops and everyone behind the counter",
    vi: "Phần mềm chỉn chu cho cửa hàng, nhà xưởng và những người đứng sau quầy",
  },
  countryCode: "VN",
  taxCode: "1801234567",
  teamFounded: "2018-11-20",
  companyFounded: "2019-01-02",
  yearsOfExperience: 7,
  phone: "+84 292 777 0199",
  email: "good-morning@lotus-valley-software.example",
  hrEmail: "people-and-culture@lotus-valley-software.example",
  privacyEmail: "data-protection@lotus-valley-software.example",
  securityEmail: "security@lotus-valley-software.example",
  address: {
    en: "Third floor, 128 Ninh Kieu Quay, Can Tho, Vietnam",
    vi: "Tầng 3, 128 Bến Ninh Kiều, Cần Thơ, Việt Nam",
  },
  locality: { en: "Can Tho", vi: "Cần Thơ" },
  site: "https://lotus-valley-software.example",
  facebook: "https://facebook.example/lotus-valley-software",
  youtube: "https://youtube.example/@lotus-valley-software",
  privacyPolicyVersion: "2026-02",
} as const;

/** Keys of `company` whose values are samples: none. */
export const sampleFacts: readonly (keyof typeof company)[] = [];

import facts from "./company.json" with { type: "json" };

export type InBothLanguages = { readonly en: string; readonly vi: string };

/** What company.json says about the company. Days are written YYYY-MM-DD. */
export type Company = {
  readonly name: string;
  readonly legalName: InBothLanguages;
  readonly tagline: InBothLanguages;
  readonly countryCode: string;
  readonly taxCode: string;
  readonly teamFounded: string;
  readonly companyFounded: string;
  readonly yearsOfExperience: number;
  readonly phone: string;
  readonly email: string;
  readonly hrEmail: string;
  readonly privacyEmail: string;
  /** Receives reports of vulnerabilities; published in /.well-known/security.txt. */
  readonly securityEmail: string;
  readonly address: InBothLanguages;
  readonly locality: InBothLanguages;
  readonly site: string;
  /** Empty if the company has none; the same for `youtube`. */
  readonly facebook: string;
  readonly youtube: string;
  /** Version of the privacy policy that an applicant sees; stored with each application. */
  readonly privacyPolicyVersion: string;
};

export const company: Company = facts;

/** The keys whose values are samples. */
export const sampleFacts: readonly string[] = facts.samples;

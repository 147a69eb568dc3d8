export const isTestCompany = import.meta
  .resolve("#content/company.ts")
  .includes("/testing/company/");

/** The flags with which another Node process imports the same company as this one. */
export const companyFlags = isTestCompany ? ["--conditions=test-company"] : [];

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isAddress: Check = (value) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
const isMoment: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isTyped =
  (...types: string[]): Check =>
  (value) =>
    isObject(value) && types.includes(String(value["@type"]));
const isCurrency: Check = (value) => typeof value === "string" && /^[A-Z]{3}$/.test(value);
const isAmount: Check = (value) => typeof value === "number" && value >= 0;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isReference: Check = (value) => isObject(value) && isAddress(value["@id"]);
const isTrail: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((item, index) => isTyped("ListItem")(item) && item.position === index + 1);

/**
 * The properties that Google's documentation requires for each type, and those it recommends that the site
 * has. A type that is missing here counts as a fault.
 */
const required: Record<string, Record<string, Check>> = {
  WebPage: {
    "@id": isAddress,
    url: isAddress,
    name: isText,
    description: isText,
    inLanguage: isText,
    publisher: isReference,
  },
  Organization: { name: isText },
  Country: { name: isText },
  ContactPoint: { contactType: isText, telephone: isText, email: isText },
  BreadcrumbList: { itemListElement: isTrail },
  ListItem: { position: Number.isInteger, name: isText, item: isAddress },
  VideoObject: {
    name: isText,
    description: isText,
    thumbnailUrl: isAddress,
    uploadDate: isMoment,
    embedUrl: isAddress,
  },
  JobPosting: {
    title: isText,
    description: isText,
    datePosted: isMoment,
    hiringOrganization: isTyped("Organization"),
    jobLocation: isTyped("Place"),
    employmentType: (value) => value === "FULL_TIME" || value === "INTERN",
    // Recommended.
    identifier: isTyped("PropertyValue"),
    directApply: (value) => typeof value === "boolean",
    validThrough: optional(isMoment),
    baseSalary: optional(isTyped("MonetaryAmount")),
    jobLocationType: optional((value) => value === "TELECOMMUTE"),
    applicantLocationRequirements: optional(isTyped("Country")),
  },
  MonetaryAmount: { currency: isCurrency, value: isTyped("QuantitativeValue") },
  QuantitativeValue: {
    unitText: (value) => value === "MONTH" || value === "YEAR",
    value: optional(isAmount),
    minValue: optional(isAmount),
    maxValue: optional(isAmount),
  },
  Place: { address: isTyped("PostalAddress") },
  PostalAddress: { addressLocality: isText, addressCountry: isText },
  PropertyValue: { name: isText, value: isText },
};

/** Properties whose values are addresses. */
const addresses = new Set(["@id", "url", "item", "logo", "sameAs", "thumbnailUrl", "embedUrl"]);

/** The faults of a block of structured data and of the objects in it. */
export function faultsOf(data: unknown): string[] {
  if (!isObject(data)) return ["it is no object"];
  const faults = data["@context"] === "https://schema.org" ? [] : ["@context is not schema.org"];
  return [...faults, ...faultsWithin(data, "")];
}

function faultsWithin(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => faultsWithin(item, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  const within = Object.entries(value).flatMap(([name, inner]) => [
    ...(addresses.has(name) && ![inner].flat().every(isAddress)
      ? [`${path}.${name} is no whole address`]
      : []),
    ...faultsWithin(inner, `${path}.${name}`),
  ]);
  const type = value["@type"];
  if (type === undefined && isReference(value)) return within;
  const rules = required[String(type)];
  if (rules === undefined) return [...within, `${path} is of the unknown type ${String(type)}`];
  const missing = Object.entries({ ...rules, ...together(value) })
    .filter(([name, holds]) => !holds(value[name]))
    .map(([name]) => `${path}.${name} of ${String(type)} is missing or wrong`);
  return [...within, ...missing];
}

/** Properties that an object needs because of another one. */
function together(value: Record<string, unknown>): Record<string, Check> {
  const isPresent: Check = (given) => given !== undefined;
  const isRange = value["value"] === undefined;
  return {
    ...(value["jobLocationType"] !== undefined && { applicantLocationRequirements: isPresent }),
    ...(value["@type"] === "QuantitativeValue" &&
      isRange && { minValue: isAmount, maxValue: isAmount }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { Profile, UpdateProfile } from "#contract/account.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

type Name = keyof UpdateProfile;

/** What the form holds; an empty text stands for a value that is not there. */
export type Values = Record<Name, string>;

export const fields = [
  { name: "name", label: "form.name", type: "text", autoComplete: "name" },
  { name: "dob", label: "account.dob", type: "date", autoComplete: "bday" },
  { name: "phone", label: "form.phone", type: "tel", autoComplete: "tel" },
  { name: "phone_emergency", label: "account.phoneEmergency", type: "tel", autoComplete: "off" },
  { name: "national_id", label: "account.nationalId", type: "text", autoComplete: "off" },
  { name: "address", label: "account.address", type: "text", autoComplete: "off" },
  {
    name: "current_address",
    label: "account.currentAddress",
    type: "text",
    autoComplete: "street-address",
  },
] as const satisfies readonly {
  name: Name;
  label: TextKey;
  type: "text" | "date" | "tel";
  autoComplete: string;
}[];

type FieldOf = (typeof fields)[number];

export const names = fields.map(({ name }) => name);

/** Makes the values of a form, each by its field. */
export function valuesBy(valueOf: (field: FieldOf) => string): Values {
  const values = { ...noValues };
  for (const field of fields) values[field.name] = valueOf(field);
  return values;
}

export const valuesOf = (profile: Profile): Values => valuesBy(({ name }) => profile[name] ?? "");

/** Only what differs from what was read, so that nothing else is overwritten. */
export function changesIn(values: Values, read: Values): UpdateProfile {
  const changed = names.filter((name) => values[name] !== read[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

const noValues: Values = {
  name: "",
  dob: "",
  phone: "",
  phone_emergency: "",
  national_id: "",
  address: "",
  current_address: "",
};

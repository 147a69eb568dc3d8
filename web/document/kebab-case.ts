/** The file name for a camelCase name: `position-details` for `positionDetails`. */
export const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

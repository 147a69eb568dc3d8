/** The name of a file by the name of what is in it: `positionDetails` is in `position-details`. */
export const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

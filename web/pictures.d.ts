/** Records of the company's picture files, by name (scripts/pictures/plugin.ts makes them). */
declare module "virtual:pictures" {
  /** The files are `/pictures/<name>-<hash>.svg`, or with widths `-<hash>-<width>.avif` and `.webp`. */
  export type PictureRecord = {
    hash: string;
    /** Size of the widest file. */
    width: number;
    height: number;
    widths?: readonly number[];
  };
  const pictures: Readonly<Partial<Record<string, PictureRecord>>>;
  export default pictures;
}
/** The pictures of one folder, by their names in it, so that a page loads no longer list. */
declare module "virtual:pictures/*" {
  export { default } from "virtual:pictures";
}
declare module "virtual:pictures/logo" {
  const logo: import("virtual:pictures").PictureRecord;
  export default logo;
}
/** The addresses of the company's files that the site serves unchanged. */
declare module "virtual:public-files" {
  const addresses: readonly string[];
  export default addresses;
}

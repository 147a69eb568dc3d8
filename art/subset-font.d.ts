declare module "subset-font" {
  /** Keeps of a font what some text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

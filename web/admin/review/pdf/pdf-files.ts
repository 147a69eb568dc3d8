const [worker] = Object.values(
  import.meta.glob<string>("/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs", {
    query: "?url",
    import: "default",
    eager: true,
    exhaustive: true,
  }),
);

/** Where the program lies that reads PDF, in a worker of its own. */
export const workerAddress = worker ?? "";

// What some PDFs need and most do not: the meaning of Asian codes, the fonts that every reader of PDF
// has, and two ways to pack scanned pictures. Each is a file of the build, asked for when it is needed.
const files = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/cmaps/LICENSE",
    "/node_modules/pdfjs-dist/standard_fonts/*",
    "/node_modules/pdfjs-dist/wasm/jbig2.wasm",
    "/node_modules/pdfjs-dist/wasm/openjpeg.wasm",
    "/node_modules/pdfjs-dist/wasm/LICENSE_*",
  ],
  { query: "?url", import: "default", eager: true, exhaustive: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** Brings the files of the library to its worker, which may ask the network for nothing. */
export class PdfFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`There is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

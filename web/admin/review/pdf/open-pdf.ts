import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  VerbosityLevel,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { trust } from "#web/document/trusted.ts";
import { PdfFiles, workerAddress } from "./pdf-files.ts";

GlobalWorkerOptions.workerSrc = workerAddress;
// The library starts its worker by a text. This one address may become a program, and no other.
trust("default", {
  createScriptURL: (address: string) => {
    if (address !== workerAddress) throw new TypeError(`${address} is no program of this site`);
    return address;
  },
});

/** More than a page scanned at 600 dots an inch; beyond it a picture is left blank. */
const maxPicturePixels = 48_000_000;

/** A PDF being read in a worker of its own, which `close` ends. */
export type OpeningPdf = { document: Promise<PDFDocumentProxy>; close: () => void };

/** Opens a PDF. Nothing in it runs, and it can ask the network for nothing. */
export function openPdf(bytes: ArrayBuffer): OpeningPdf {
  const task = getDocument({
    // The worker takes the bytes away; those at hand are kept.
    data: new Uint8Array(bytes.slice(0)),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: maxPicturePixels,
    BinaryDataFactory: PdfFiles,
    useWorkerFetch: false,
  });
  return { document: task.promise, close: () => void task.destroy() };
}

export const isLocked = (failure: unknown) => failure instanceof PasswordException;

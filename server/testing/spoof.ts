/** A file that is no resume, whatever its name says. */
export interface Spoof {
  name: string;
  bytes: Buffer;
  why: string;
}

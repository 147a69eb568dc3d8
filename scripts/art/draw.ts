// npm run art: draws every picture of the site anew into web/art and public.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { areas } from "./areas.ts";
import { drum } from "./drum.ts";

const root = join(import.meta.dirname, "..", "..");
const pictures = { "web/art/drum.svg": drum(), ...areas() };
for (const [file, picture] of Object.entries(pictures)) {
  await writeFile(join(root, file), picture);
  console.log(`${file}  ${(picture.length / 1024).toFixed(1)} KB`);
}

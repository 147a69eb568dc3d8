// npm run art: draws every picture of the site anew, into web/art and public.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ai } from "./areas/ai.ts";
import { blockchain } from "./areas/blockchain.ts";
import { ecommerce } from "./areas/ecommerce.ts";
import { fintech } from "./areas/fintech.ts";
import { plate } from "./areas/plate.ts";
import { drum } from "./drum.ts";
import { favicon, ico, iconPage, socialPage } from "./brand.ts";
import { photograph } from "./photograph.ts";

const root = join(import.meta.dirname, "..", "..");

const drawings = {
  "web/art/drum.svg": drum(),
  "web/art/ai.svg": plate(ai()),
  "web/art/blockchain.svg": plate(blockchain()),
  "web/art/ecommerce.svg": plate(ecommerce()),
  "web/art/fintech.svg": plate(fintech()),
  "public/favicon.svg": favicon(),
};
const [small, touch, large, social] = await photograph([
  { html: iconPage({ size: 32, isRound: true }), width: 32, height: 32 },
  { html: iconPage({ size: 180 }), width: 180, height: 180 },
  { html: iconPage({ size: 512 }), width: 512, height: 512 },
  { html: await socialPage(), width: 1200, height: 630 },
]);
const photographs = {
  "public/favicon.ico": small && ico(small),
  "public/apple-touch-icon.png": touch,
  "public/icon-512.png": large,
  "public/social/home.png": social,
};

for (const [file, picture] of Object.entries({ ...drawings, ...photographs })) {
  if (picture === undefined) throw new Error(`${file} was not drawn`);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), picture);
  console.log(`${file}  ${(picture.length / 1024).toFixed(1)} KB`);
}

import { ai } from "./areas/ai.ts";
import { blockchain } from "./areas/blockchain.ts";
import { ecommerce } from "./areas/ecommerce.ts";
import { fintech } from "./areas/fintech.ts";
import { plate } from "./areas/plate.ts";
import { favicon, ico, iconPage } from "./brand.ts";
import { logos } from "./clients/logos.ts";
import { drum } from "./drum.ts";
import { encode, imagesFile } from "./encode.ts";
import { photograph } from "./photograph.ts";
import { drawings, type Drawing } from "./pictures.ts";
import { profiles } from "./profile/profile.ts";
import { previews } from "./social.ts";
import { typeface } from "./typeface.ts";
import { video } from "./video/video.ts";

/** What was made, by its path in the project. */
export type Files = Record<string, Buffer | string>;

/** Something that can be made by itself, by `--only <name>`. */
export type Work = { name: string; make: () => Promise<Files> };

export const works: readonly Work[] = [
  { name: "typeface", make: typeface },
  { name: "areas", make: async () => areas() },
  { name: "icons", make: icons },
  { name: "clients", make: async () => clientLogos() },
  ...drawings.map((drawing) => ({ name: drawing.name, make: () => picture(drawing) })),
  { name: "images", make: async () => ({ "content/images.ts": imagesFile(drawings) }) },
  { name: "social", make: previews },
  { name: "profile", make: profiles },
  { name: "video", make: video },
];

function areas(): Files {
  const { core, middle, outer } = drum();
  return {
    "web/art/drum-core.svg": core,
    "web/art/drum-middle.svg": middle,
    "web/art/drum-outer.svg": outer,
    "web/art/ai.svg": plate(ai()),
    "web/art/blockchain.svg": plate(blockchain()),
    "web/art/ecommerce.svg": plate(ecommerce()),
    "web/art/fintech.svg": plate(fintech()),
  };
}

async function icons(): Promise<Files> {
  const photographOf = async (size: number, isRound = false) => {
    const [icon] = await photograph([
      { html: iconPage({ size, isRound }), width: size, height: size },
    ]);
    if (icon === undefined) throw new Error("No photograph was taken");
    return icon;
  };
  return {
    "public/favicon.svg": favicon(),
    "public/favicon.ico": ico(await photographOf(32, true)),
    "public/apple-touch-icon.png": await photographOf(180),
    "public/icon-512.png": await photographOf(512),
  };
}

function clientLogos(): Files {
  return Object.fromEntries(
    Object.entries(logos).map(([id, draw]) => [`public/clients/${id}.svg`, draw()]),
  );
}

async function picture(drawing: Drawing): Promise<Files> {
  const svg = drawing.draw();
  const files: Files = {};
  for (const width of drawing.widths) {
    const { avif, webp } = await encode(drawing, svg, width);
    files[`public/images/${drawing.name}-${width}.avif`] = avif;
    files[`public/images/${drawing.name}-${width}.webp`] = webp;
  }
  return files;
}

import { ai } from "./areas/ai.ts";
import { blockchain } from "./areas/blockchain.ts";
import { ecommerce } from "./areas/ecommerce.ts";
import { fintech } from "./areas/fintech.ts";
import { plate } from "./areas/plate.ts";
import { logo } from "./brand.ts";
import { logos } from "./clients/logos.ts";
import { drum } from "./drum.ts";
import { drawings } from "./pictures.ts";
import { typeface } from "./typeface.ts";
import { frame } from "./video/turning-drum.ts";
import { video } from "./video/video.ts";

/** What was made, by its path in the project. */
export type Files = Record<string, Buffer | string>;

/** A group of files that `--only <name>` makes alone. */
export type Work = { name: string; make: () => Files | Promise<Files> };

const pictures = "content/pictures";

export const works: readonly Work[] = [
  { name: "typeface", make: typeface },
  { name: "drum", make: rings },
  { name: "logo", make: () => ({ [`${pictures}/logo.svg`]: logo() }) },
  { name: "areas", make: areas },
  { name: "clients", make: clientLogos },
  ...drawings.map(({ name, draw }) => ({
    name,
    make: () => ({ [`${pictures}/${name}.svg`]: draw() }),
  })),
  { name: "about/video", make: () => ({ [`${pictures}/about/video.svg`]: frame(0) }) },
  { name: "video", make: video },
];

function rings(): Files {
  const { core, middle, outer } = drum();
  return {
    "web/art/drum-core.svg": core,
    "web/art/drum-middle.svg": middle,
    "web/art/drum-outer.svg": outer,
  };
}

function areas(): Files {
  return {
    [`${pictures}/areas/ai.svg`]: plate(ai()),
    [`${pictures}/areas/blockchain.svg`]: plate(blockchain()),
    [`${pictures}/areas/ecommerce.svg`]: plate(ecommerce()),
    [`${pictures}/areas/fintech.svg`]: plate(fintech()),
  };
}

function clientLogos(): Files {
  return Object.fromEntries(
    Object.entries(logos).map(([id, draw]) => [`${pictures}/clients/${id}.svg`, draw()]),
  );
}

import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { escapeHtml } from "#server/http/text.ts";
import type { Colours } from "#server/mail/theme.ts";

type PreviewColours = Pick<Colours, "inverse" | "inverse-glow" | "on-inverse" | "inverse-accent">;

/** The size that social networks ask for. */
const width = 1200;
const height = 630;
const margin = 72;
const textWidth = width - 2 * margin;
const maxTitleHeight = 340;
const titleSizes = [76, 64, 54, 44, 36] as const;
const smallestTitle = 36;
const logoSize = 64;
const gap = 20;

// Named explicitly, because a server may have no fonts. pango reads TrueType but not WOFF2.
const fontfile = fileURLToPath(new URL("be-vietnam-pro-600.ttf", import.meta.url));
const font = "Be Vietnam Pro SemiBold";

/** Draws the picture that social networks show for a page: its title, the site's name and the logo. */
export async function drawSocialPreview({
  title,
  siteName,
  colours,
  logo,
}: {
  title: string;
  siteName: string;
  colours: PreviewColours;
  logo: Buffer;
}): Promise<Buffer> {
  const ink = colours["on-inverse"];
  const [mark, name, heading] = await Promise.all([
    sharp(logo).resize(logoSize, logoSize).png().toBuffer(),
    drawText(siteName, { size: 34, colour: ink, width: textWidth - logoSize - gap }),
    drawTitle(title, ink),
  ]);
  const middle = margin + logoSize / 2;
  return sharp(background(colours))
    .composite([
      { input: mark, left: margin, top: margin },
      {
        input: name.data,
        left: margin + logoSize + gap,
        top: Math.round(middle - name.height / 2),
      },
      { input: heading.data, left: margin, top: height - margin - heading.height },
    ])
    .png({ palette: true, quality: 80, effort: 1, dither: 0 })
    .toBuffer();
}

/** Draws a title in the largest size in which all of it fits. */
async function drawTitle(title: string, colour: string) {
  for (const size of titleSizes) {
    const drawn = await drawText(title, { size, colour, width: textWidth });
    if (drawn.height <= maxTitleHeight) return drawn;
  }
  // Longer than any title a person would read: its end is left out.
  const shortened = `${title.slice(0, 180).trimEnd()}…`;
  return drawText(shortened, { size: smallestTitle, colour, width: textWidth });
}

/** Draws words on a transparent ground, wrapped at `width`, as PNG. */
export async function drawText(
  text: string,
  { size, colour, width }: { size: number; colour: string; width: number },
): Promise<{ data: Buffer; width: number; height: number }> {
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      width,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.1),
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const background = (colours: PreviewColours) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<radialGradient id="glow" cx="0.82" cy="0.3" r="0.9"><stop stop-color="${colours["inverse-glow"]}"/>` +
      `<stop offset="1" stop-color="${colours.inverse}"/></radialGradient>` +
      `<path fill="url(#glow)" d="M0 0h${width}v${height}H0z"/>` +
      `<path fill="${colours["inverse-accent"]}" d="M0 ${height - 10}h${width}v10H0z"/></svg>`,
  );

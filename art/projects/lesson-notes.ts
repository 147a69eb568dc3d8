import { chance, pale } from "../areas/plate.ts";
import { comb, sun } from "../bands.ts";
import { panel, placed } from "../lacquer.ts";
import { circle, drawn, polar, round } from "../ring.ts";

/** The lesson runs round the drum as sound, leaves it as a thread, and settles into written lines. */
export function lessonNotes(): string {
  return panel(
    { ground: "cinnabar", light: { x: 280, y: 300 } },
    // Drawn small enough that a card of another shape leaves both whole.
    [placed(58, 36, [...disc(), ...page()], { scale: 0.88 })],
  );
}

function disc(): string[] {
  return [
    placed(282, 306, [
      `<circle r="262" fill="#1d0604" opacity="0.55"/>`,
      circle(262, 3),
      sun(76, 23, 36, 2, 84),
      comb(72, 89, 100, 1.4),
      groove(),
    ]),
  ];
}

/** The groove of a record: a spiral that trembles with what is said. */
function groove(): string {
  const random = chance(13);
  const turns = 7;
  const steps = turns * 220;
  let loud = 0.4;
  const points = Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    if (step % 18 === 0) loud = random();
    const tremble = step % 2 === 0 ? loud * 8 : -loud * 8;
    const { x, y } = polar(112 + share * 140 + tremble, share * turns * 360 + 90);
    return `${round(x)} ${round(y)}`;
  });
  return drawn(`M${points.join("L")}`, 1.7, ' stroke-linejoin="round"');
}

/** Three things a teacher gets: a summary, a list of words, homework to tick off. */
function page(): string[] {
  const line = (y: number, from: number, to: number, width = 5) =>
    inked(drawn(`M${from} ${y}H${to}`, width, ' stroke-linecap="round"'));
  return [
    `<path d="M604 40H918V560H604Z" fill="#efe0ba"/>`,
    inked(drawn("M612 48H910V552H612Z", 1.2)),
    drawn("M544 306C590 306 556 100 604 100", 3).replace("currentColor", pale),
    ...[100, 142, 184].map((y, index) => hand(y, [276, 250, 180][index] ?? 0)),
    ...[252, 292, 332].flatMap((y, index) => [
      `<path d="M642 ${y - 9}L651 ${y}L642 ${y + 9}L633 ${y}Z" fill="#a8261c"/>`,
      line(y, 668, 730 + ((index * 29) % 40), 7),
      line(y, 792, 850 + ((index * 31) % 40), 3),
    ]),
    ...[410, 456, 502].flatMap((y, index) => [
      inked(drawn(`M630 ${y - 13}h26v26h-26Z`, 2.6)),
      index < 2 ? drawn(`M635 ${y}l7 8l14 -19`, 4.4).replace("currentColor", "#a8261c") : "",
      line(y, 680, 886 - ((index * 53) % 90), 4),
    ]),
  ];
}

const inked = (shape: string) => shape.replace("currentColor", "#2c1109");

/** A line that begins as sound and ends as writing. */
function hand(y: number, length: number): string {
  const random = chance(y);
  let d = `M604 ${y}`;
  for (let step = 0; step < length; step += 6) {
    const fades = Math.max(0.1, 1 - step / 170);
    d += `L${610 + step} ${round(y + (step % 12 === 0 ? 1 : -1) * random() * 19 * fades)}`;
  }
  return inked(drawn(d, 2.8, ' stroke-linejoin="round"'));
}

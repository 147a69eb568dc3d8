import { chance, pale } from "../areas/plate.ts";
import { comb, sun } from "../bands.ts";
import { cinnabar, panel, placed } from "../lacquer.ts";
import { circle, drawn, repeat, round } from "../ring.ts";

/**
 * One sentence, spoken round the star: the model's voice outside the ring, the learner's inside. Where
 * a sound is not yet right, the two differ, and the ring shows it in red.
 */
export function pronunciation(): string {
  const random = chance(17);
  const count = 240;
  const sounds = [0.7, 0.35, 0.9, 0.5, 0.75, 0.3, 0.85, 0.6, 0.95, 0.4, 0.7, 0.5];
  const notYet = new Set([2, 10]);
  const bars = Array.from({ length: count }, (_, index) => {
    const place = (index / count) * sounds.length;
    const sound = Math.floor(place);
    const swell = Math.sin((place - sound) * Math.PI) ** 0.8;
    const model = 12 + swell * (sounds[sound] ?? 0) * (88 + random() * 40);
    const isMissed = notYet.has(sound);
    const learner = isMissed ? model * (0.25 + random() * 0.3) : model * (0.82 + random() * 0.14);
    const bar = (from: number, to: number, colour: string) =>
      `<path d="M0 ${round(-from)}V${round(-to)}" stroke="${colour}" stroke-width="3.6" stroke-linecap="round"/>`;
    return `<g transform="rotate(${(index * 360) / count})">${bar(322, 322 + model, "currentColor")}${bar(302, 302 - learner, isMissed ? cinnabar : pale)}</g>`;
  });
  const seams = repeat(sounds.length, drawn("M0 -164V-452", 1, ' stroke-dasharray="1 7"'));
  const marks = sounds.map((_, index) => {
    const fill = notYet.has(index) ? cinnabar : pale;
    return `<circle cy="-478" r="8" fill="${fill}" transform="rotate(${(index + 0.5) * 30})"/>`;
  });
  return panel({ ground: "indigo", light: { x: 560, y: 470 } }, [
    placed(560, 500, [
      sun(86, 26, 41, 2, 96),
      comb(96, 102, 116, 1.4),
      circle(122, 1.2),
      circle(312, 1.6),
      seams,
      ...bars,
      circle(460, 1.2),
      ...marks,
      circle(496, 1.2),
      comb(240, 506, 524, 1.5),
      circle(530, 2.6),
    ]),
  ]);
}

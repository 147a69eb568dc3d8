import { chance, pale } from "../areas/plate.ts";
import { comb, star, sun, teeth } from "../bands.ts";
import { grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, round } from "../ring.ts";

/** Sealed letters come in round the drum, out of order; one leaves it read, registered and upright. */
export function documentAssistant(): string {
  const random = chance(31);
  const letters = Array.from({ length: 15 }, (_, index) => {
    const turn = -104 + index * 11.6 + (random() - 0.5) * 5;
    const far = 330 + (random() - 0.5) * 26;
    return `<g transform="rotate(${round(turn)}) translate(0 ${round(-far)}) rotate(${round((random() - 0.5) * 16)})">${letter(random)}</g>`;
  });
  return panel({ ground: "jade", light: { x: 420, y: 330 } }, [
    placed(400, 560, [
      circle(478, 2.4),
      comb(220, 454, 472, 1.5),
      circle(448, 1.2),
      ...letters,
      circle(206, 2.4),
      teeth(88, 206, 194),
      circle(188, 1.2),
      comb(120, 166, 182, 1.5),
      circle(160, 1.2),
      sun(150, 46, 72, 2.2),
    ]),
    placed(790, 318, [sheet()]),
  ]);
}

/** A letter of many hands: its lines, and the seal pressed across them. */
function letter(random: () => number): string {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const end = -26 + 22 + random() * 30;
    return `M-26 ${-38 + index * 13}H${round(end)}`;
  }).join("");
  const seal = `translate(${round(8 + random() * 10)} ${round(16 + random() * 14)})`;
  return (
    `<path d="M-36 -52H36V52H-36Z" fill="#e9d7ae" stroke="${grounds.jade.dark}" stroke-width="3"/>` +
    drawn(lines, 3).replace("currentColor", "#3d5049") +
    `<g transform="${seal}" fill="none" stroke="#b3261a"><circle r="13" stroke-width="2.6"/><path d="M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2Z" fill="#b3261a" stroke="none"/></g>`
  );
}

/** The same letter as a record: each line in its field. */
function sheet(): string {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const y = -122 + index * 38;
    const isLit = index === 2;
    return (
      drawn(`M-84 ${y}h52v20h-52Z`, 1.6) +
      `<path d="M-22 ${y}h${isLit ? 106 : 60 + ((index * 37) % 46)}v20H-22Z" fill="${isLit ? pale : "currentColor"}" opacity="${isLit ? 1 : 0.72}"/>`
    );
  });
  return [
    `<path d="M-108 -206H108V206H-108Z" fill="#0b2922" stroke="currentColor" stroke-width="3"/>`,
    drawn("M-98 -196H98V196H-98Z", 1.2),
    placed(0, -160, [star(12, 22, 8), circle(26, 1.6)]),
    ...rows,
    drawn("M-84 166h108", 2, ' stroke-dasharray="2 6"'),
    placed(62, 162, [`<circle r="17" fill="#b3261a"/>`, drawn("M-8 0L-2 6L9 -7", 3.4)]),
  ].join("");
}

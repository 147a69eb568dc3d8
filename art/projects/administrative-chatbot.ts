import { pale } from "../areas/plate.ts";
import { around } from "../arcs.ts";
import { comb, ladder, sun, teeth } from "../bands.ts";
import { walker } from "../figures.ts";
import { grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn } from "../ring.ts";

/** Citizens walk in procession; every question they carry leads to one place, and to an answer. */
export function administrativeChatbot(): string {
  const ground = grounds.cinnabar.dark;
  const people = 14;
  const question =
    `<circle r="19" cx="-8" cy="-26" fill="${pale}"/><path d="M-10 -12L-6 6L4 -14Z" fill="${pale}"/>` +
    [-16, -8, 0].map((x) => `<circle cx="${x}" cy="-26" r="2.6" fill="${ground}"/>`).join("");
  const procession = Array.from({ length: people }, (_, index) =>
    placed(0, 0, [walker(ground, index % 2 === 0 ? question : "")], { scale: 1.3 }),
  );
  const threads = Array.from({ length: people }, (_, index) =>
    drawn("M0 0V92", index % 2 === 0 ? 2.6 : 1.2, index % 2 === 0 ? "" : ' stroke-dasharray="2 7"'),
  );
  return panel({ ground: "cinnabar", light: { x: 480, y: 520, reach: 720 } }, [
    placed(480, 568, [
      sun(128, 40, 62, 2.2),
      circle(142, 2.4),
      teeth(72, 142, 156),
      circle(160, 1.2),
      around(262, threads, { from: 0 }),
      ladder(160, 266, 282, 1.5),
      around(286, procession, { from: 0 }),
      circle(478, 1.2),
      comb(220, 486, 506, 1.6),
      circle(512, 2.6),
    ]),
  ]);
}

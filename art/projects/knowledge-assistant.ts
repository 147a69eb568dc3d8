import { chance, pale } from "../areas/plate.ts";
import { comb, sun } from "../bands.ts";
import { arc } from "../arcs.ts";
import { panel, placed } from "../lacquer.ts";
import { circle, drawn, polar, round } from "../ring.ts";

const lens = { radius: 392, degrees: 30, size: 132, power: 1.9 };

/** Years of pages, a line of text in every ring; the lens stands over the paragraph that answers. */
export function knowledgeAssistant(): string {
  const lines = rings();
  const { x, y } = polar(lens.radius, lens.degrees);
  const enlarged = `<g transform="translate(${x} ${y}) scale(${lens.power}) translate(${-x} ${-y})">${lines}</g>`;
  const handle = polar(1, lens.degrees + 85);
  const along = (far: number) => `${round(x + handle.x * far)} ${round(y + handle.y * far)}`;
  return panel({ ground: "umber", light: { x: 400, y: 380 } }, [
    placed(330, 560, [
      sun(82, 25, 39, 2, 90),
      comb(84, 95, 108, 1.4),
      circle(113, 1.2),
      lines,
      `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${lens.size}"/></clipPath>`,
      `<circle cx="${x}" cy="${y}" r="${lens.size}" fill="#20160a"/>`,
      `<g clip-path="url(#lens)">${enlarged}</g>`,
      circle(lens.size, 7, ` cx="${x}" cy="${y}"`),
      circle(lens.size + 12, 1.6, ` cx="${x}" cy="${y}"`),
      drawn(`M${along(lens.size + 4)}L${along(lens.size + 120)}`, 16, ' stroke-linecap="round"'),
    ]),
  ]);
}

/** Words as strokes, set in circles. The right year shines, and under the lens the lines that answer. */
function rings(): string {
  const random = chance(3);
  const drawnRings: string[] = [];
  for (let radius = 132; radius < 830; radius += 16) {
    let from = random() * 30;
    const gold: string[] = [];
    const lit: string[] = [];
    const stop = from + 350;
    while (from < stop) {
      const word = ((10 + random() * 40) / radius) * 57.3;
      const middle = (from + word / 2) % 360;
      const isAnswer = Math.abs(radius - lens.radius) < 34 && Math.abs(middle - lens.degrees) < 7.5;
      (isAnswer ? lit : gold).push(arc(radius, round(from), round(from + word)));
      from += word + (9 / radius) * 57.3;
    }
    const nearness = Math.exp(-(((radius - lens.radius) / 84) ** 2));
    drawnRings.push(
      drawn(gold.join(""), 3.6, ` opacity="${round(0.34 + nearness * 0.6)}"`),
      drawn(lit.join(""), 5).replace("currentColor", pale),
    );
  }
  return drawnRings.join("");
}

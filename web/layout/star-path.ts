/** The company's star with twelve rays, for a box of 48 by 48. */
export const starPath = `${Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12 - Math.PI / 2;
  const radius = index % 2 === 0 ? 16.5 : 6;
  const x = (24 + radius * Math.cos(angle)).toFixed(2);
  const y = (24 + radius * Math.sin(angle)).toFixed(2);
  return `${index === 0 ? "M" : "L"}${x} ${y}`;
}).join("")}Z`;

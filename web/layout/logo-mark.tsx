/** The company's mark: the star of a bronze drum within its ring. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d={star} fill="currentColor" />
    </svg>
  );
}

const star = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12 - Math.PI / 2;
  const radius = index % 2 === 0 ? 16.5 : 6;
  const x = (24 + radius * Math.cos(angle)).toFixed(2);
  const y = (24 + radius * Math.sin(angle)).toFixed(2);
  return `${index === 0 ? "M" : "L"}${x} ${y}`;
}).join("");

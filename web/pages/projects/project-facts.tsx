/** What is known of a project in few words, as terms and their values. */
export function ProjectFacts({
  facts,
  className = "",
}: {
  facts: readonly (readonly [term: string, value: string])[];
  className?: string;
}) {
  return (
    <dl className={`text-[0.9375rem] ${className}`}>
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

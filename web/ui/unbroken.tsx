const compounds = /(\p{L}+(?:-\p{L}+)+)/u;

/** A text whose compounds, such as "e-commerce", stay in one line. */
export const Unbroken = ({ children = "" }: { children: string | undefined }) =>
  children.split(compounds).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index}`} className="min-[19.5rem]:whitespace-nowrap">
        {part}
      </span>
    ),
  );

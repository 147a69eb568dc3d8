/** A job one can apply for. The slug is what the form sends and what an application keeps as its job. */
type Position = {
  slug: string;
  /** The name in the form's list. */
  label: string;
  /** The name on the careers page; absent where the position is not advertised. */
  title?: string;
};

/** The position a text names by its slug, label or title, whatever the case; undefined when it names none. */
export function findPosition<Known extends Position>(
  positions: readonly Known[],
  text: string,
): Known | undefined {
  const wanted = text.trim().toLowerCase();
  return positions.find(({ slug, label, title = label }) =>
    [slug, label, title].some((name) => name.toLowerCase() === wanted),
  );
}

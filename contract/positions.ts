/** A position. The form sends its slug, and an application stores it as its job. */
type Position = {
  slug: string;
  /** Its name in the form. */
  label: string;
  /** Its name on the careers page; absent when it is not advertised. */
  title?: string;
};

/** The position with this slug, label or title, ignoring case; undefined when there is none. */
export function findPosition<Known extends Position>(
  positions: readonly Known[],
  text: string,
): Known | undefined {
  const wanted = text.trim().toLowerCase();
  return positions.find(({ slug, label, title = label }) =>
    [slug, label, title].some((name) => name.toLowerCase() === wanted),
  );
}

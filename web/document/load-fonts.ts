/**
 * Brings the letters that a slow line had no room for while the page came. They are kept for the next
 * page: in this one they would move the lines. If they do not come, the next page asks again.
 */
export async function bringLateLetters(): Promise<void> {
  const weights = [400, 600].map((weight) => document.fonts.load(`${weight} 1em "Be Vietnam Pro"`));
  await Promise.all(weights);
  localStorage.setItem("letters", "kept");
}

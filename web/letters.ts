const faces = ['400 1em "Be Vietnam Pro"', '600 1em "Be Vietnam Pro"'];

/**
 * Brings the letters that a slow line had no room for while the page came. They are kept for the next
 * page: in this one they would move the lines.
 */
export async function bringLateLetters(): Promise<void> {
  if (document.documentElement.dataset["letters"] !== "late") return;
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    localStorage.setItem("letters", "kept");
  } catch {
    // The next page asks again.
  }
}

import type { Page } from "@playwright/test";

export type Limits = {
  /** The smallest width and height of a control, in CSS pixels. */
  target: number;
  /** Whether selected controls must differ from their neighbours. */
  isForced: boolean;
};

/**
 * What a reader would see as broken: texts that are cut without an ellipsis and their full title, texts on
 * top of each other, controls outside the window, small targets, unchosen controls with the mark of chosen
 * ones, and, in forced colours, selected controls that look like the others. Looks at the open dialog, or at
 * the whole page.
 */
export const findFaults = (page: Page, limits: Limits): Promise<string[]> =>
  page.evaluate((limits) => {
    const faults = new Set<string>();
    const dialogs = Array.from(
      document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]"),
    ).filter((dialog) => dialog.getClientRects().length > 0);
    const scope = dialogs.at(-1) ?? document.body;
    const round = Math.round;
    const named = (text: string) => text.trim().replaceAll(/\s+/g, " ").slice(0, 60);

    /** Screen readers alone read it, or it is not there. */
    function isHidden(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return true;
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { width, height } = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        if (style.overflow !== "visible" && width <= 1 && height <= 1) return true;
        if (style.clipPath === "inset(50%)") return true;
        if (one.tagName === "OPTION" || one.classList.contains("pdf-text")) return true;
      }
      return false;
    }

    function* ancestors(element: Element): Generator<[Element, CSSStyleDeclaration]> {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        yield [one, getComputedStyle(one)];
      }
    }

    /** Whether a cut text is whole in a title around it, in its parts, or where its card leads. */
    function isWhole(element: Element, text: string): boolean {
      const title = element.closest("[title]")?.getAttribute("title") ?? "";
      const hasTitle = title.includes(text.trim()) || element.querySelector("[title]") !== null;
      return hasTitle || element.closest("article:has(a)") !== null;
    }

    const texts: { text: string; element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (element === null || text.trim() === "" || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
      let isScrolled = false;
      let seen = rects;
      for (const [one, style] of ancestors(element)) {
        if (style.position === "fixed") break;
        const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
          // What is scrolled out of it lies on nothing.
          const { top, bottom } = one.getBoundingClientRect();
          seen = seen.filter((rect) => rect.bottom > top + 4 && rect.top < bottom - 4);
          isScrolled = true;
          break;
        }
        const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
        if (!clips || one === document.documentElement || one === document.body) continue;
        const box = one.getBoundingClientRect();
        const cut = seen.some(
          ({ left, right, top, bottom }) =>
            (style.overflowX !== "visible" && (left < box.left - 1.5 || right > box.right + 1.5)) ||
            // A line is higher than its letters.
            (style.overflowY !== "visible" && (top + 4 < box.top || bottom - 4 > box.bottom)),
        );
        if (!cut) continue;
        const hasEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (!hasEllipsis || !isWhole(one, text)) {
          const { left, right } = seen[0] ?? box;
          faults.add(
            `cut${hasEllipsis ? " without a title" : ""}: "${named(text)}" (${round(left)}-${round(right)} in ${round(box.left)}-${round(box.right)})`,
          );
        }
        // Only what remains of it can lie on another text.
        seen = seen
          .filter(({ left, bottom }) => left < box.right && bottom <= box.bottom + 4)
          .map(({ left, right, top, height }) => {
            const start = Math.max(left, box.left);
            return new DOMRect(start, top, Math.min(right, box.right) - start, height);
          });
        isScrolled = true;
        break;
      }
      if (isScrolled && seen === rects && scope !== document.body && rects.length === 0) continue;
      for (const rect of seen) texts.push({ text, element, rect });
    }

    /** What floats above the page covers other texts as one scrolls. */
    function layerOf(element: Element): Element | undefined {
      for (const [one, { position }] of ancestors(element)) {
        if (position === "fixed" || position === "sticky") return one;
      }
      return undefined;
    }

    const layers = new Map<Element, Element | undefined>();
    for (const { element } of texts) layers.set(element, layerOf(element));
    texts.sort((a, b) => a.rect.top - b.rect.top);
    texts.forEach((first, index) => {
      for (const second of texts.slice(index + 1)) {
        if (second.rect.top > first.rect.bottom) break;
        if (first.element === second.element) continue;
        if (layers.get(first.element) !== layers.get(second.element)) continue;
        const a = first.rect;
        const b = second.rect;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // The boxes of lines overlap a little where the letters do not.
        if (across > 2 && down > 0.4 * Math.min(a.height, b.height)) {
          faults.add(`overlap: "${named(first.text)}" and "${named(second.text)}"`);
        }
      }
    });

    const controls = Array.from(
      scope.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary",
      ),
    ).filter((control) => !isHidden(control));
    const width = document.documentElement.clientWidth;
    for (const control of controls) {
      const name = named(
        control.getAttribute("aria-label") ?? control.textContent ?? control.tagName,
      );
      const label = control.closest("label");
      const area = label ?? control;
      const { left, right, width: wide, height: high } = area.getBoundingClientRect();
      const isScrolled = Array.from(ancestors(control)).some(
        ([one, { overflowX }]) =>
          (overflowX === "auto" || overflowX === "scroll") && one !== document.documentElement,
      );
      if (!isScrolled && (left < -1 || right > width + 1) && wide > 0) {
        faults.add(`outside the window: "${name}" (${round(left)}-${round(right)} of ${width})`);
      }
      // A link in a sentence, or one whose row is the target, has the size of its words.
      const isInText =
        getComputedStyle(control).display === "inline" || control.closest("td, th, p, li p, dd");
      // The whole card around it is its target.
      const isStretched = getComputedStyle(control, "::after").position === "absolute";
      const isChoice = control.matches("[type=checkbox], [type=radio]") && label === null;
      // A short word is as wide as it is.
      const narrowest = control.textContent.trim() === "" ? limits.target : 24;
      const isSmall = wide < narrowest - 0.5 || high < limits.target - 0.5;
      if (isSmall && !matchMedia("print").matches && !isInText && !isChoice && !isStretched) {
        faults.add(`small target: "${name}" (${round(wide)} x ${round(high)})`);
      }
      const isUnchosen =
        control instanceof HTMLInputElement &&
        !control.checked &&
        (control.type === "radio" || (control.type === "checkbox" && !control.indeterminate)) &&
        control.role !== "switch";
      if (isUnchosen && getComputedStyle(control, "::before").content !== "none") {
        faults.add(`looks chosen: "${named(label?.textContent ?? name)}"`);
      }
    }
    if (document.documentElement.scrollWidth > width) {
      faults.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);
    }

    if (limits.isForced) {
      const looks = (element: Element) => {
        const {
          color,
          backgroundColor,
          borderTopColor,
          borderBottomColor,
          borderTopWidth,
          borderTopStyle,
          outlineStyle,
          textDecorationLine,
        } = getComputedStyle(element);
        const border = [borderTopColor, borderBottomColor, borderTopWidth, borderTopStyle];
        const { content } = getComputedStyle(element, "::before");
        return [
          color,
          backgroundColor,
          ...border,
          outlineStyle,
          textDecorationLine,
          content,
        ].join();
      };
      const chosen =
        "[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]";
      for (const control of scope.querySelectorAll<HTMLElement>(chosen)) {
        if (isHidden(control)) continue;
        const other = controls.find(
          (one) =>
            one.tagName === control.tagName &&
            one.className === control.className &&
            !one.matches(chosen),
        );
        if (other !== undefined && looks(other) === looks(control)) {
          faults.add(`looks unselected: "${named(control.textContent)}"`);
        }
      }
    }
    return Array.from(faults);
  }, limits);

export const textLayerClass = "pdf-words";

// The properties with two dashes are those that the library sets on the layer and on each of its
// words. The style comes with the code that needs it: no other page is to carry it.
const rules = `
.pdf-words {
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  position: absolute;
  inset: 0;
  overflow: hidden;
  line-height: 1;
  color-scheme: light;
  transform-origin: 0 0;
  text-size-adjust: none;
}
.pdf-words[data-main-rotation="90"] { transform: rotate(90deg) translateY(-100%); }
.pdf-words[data-main-rotation="180"] { transform: rotate(180deg) translate(-100%, -100%); }
.pdf-words[data-main-rotation="270"] { transform: rotate(270deg) translateX(-100%); }
.pdf-words > * {
  position: absolute;
  white-space: pre;
  color: transparent;
  cursor: text;
  transform-origin: 0 0;
  font-size: calc(var(--font-height, 0px) * var(--total-scale-factor) * var(--min-font-size, 1));
  transform:
    rotate(var(--rotate, 0deg))
    scaleX(var(--scale-x, 1))
    scale(calc(1 / var(--min-font-size, 1)));
}
.pdf-words ::selection { color: transparent; background: rgb(11 107 93 / 0.3); }
`;

let sheet: CSSStyleSheet | undefined;

export function adoptTextLayerStyle(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

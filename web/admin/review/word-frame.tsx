import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LeftOutKind } from "#contract/review.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { trust } from "#web/document/trusted.ts";

const resume = trust("resume", { createHTML: (html: string) => html });

/** React would write the text as it is, which browsers with Trusted Types refuse. */
function fill(frame: HTMLIFrameElement | null, html: string): void {
  if (frame !== null) frame.srcdoc = resume.createHTML(html);
}

// A resume is paper, whatever the theme.
const rules = `
:root { color-scheme: light; background: white; color: #14201d; }
body { margin: 0; padding: 2rem clamp(1rem, 6%, 4rem); font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; margin: 1.2em 0 0.4em; }
p { margin: 0 0 0.6em; }
img { max-width: 100%; height: auto; }
header, footer { color: #4f5b57; }
header { border-bottom: 1px solid #c9c5ba; margin-bottom: 1.2em; }
footer { border-top: 1px solid #c9c5ba; margin-top: 1.2em; padding-top: 0.6em; }
table { border-collapse: collapse; max-width: 100%; }
td > :last-child, th > :last-child { margin-bottom: 0; }
td, th { border: 1px solid #c9c5ba; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
`;

/**
 * A page of a stranger in a frame where nothing runs, loads or leads elsewhere: the server has left
 * nothing in it that could, its own policy forbids it, and so does the frame. It is of our origin, so
 * that the keys of the review work in it too and it can be as high as what it holds.
 */
export function WordFrame({
  html,
  leftOut,
  title,
  zoom,
  language,
  onShown,
}: {
  html: string;
  leftOut: readonly LeftOutKind[];
  title: string;
  zoom: number;
  /** What the applicant wrote in, most likely. */
  language: string;
  onShown: () => void;
}) {
  const t = useTranslation();
  const kinds = leftOut.map((kind) => t(`review.resume.leftOut.${kind}`));
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDressed, setDressed] = useState(false);
  const [height, setHeight] = useState(400);

  function dress(): void {
    const shown = frame.current?.contentDocument;
    const window = shown?.defaultView;
    // An empty frame is loaded as well.
    if (shown?.URL !== "about:srcdoc" || !window) return;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(rules);
    shown.adoptedStyleSheets = [sheet];
    shown.documentElement.lang = language;
    window.addEventListener("keydown", (event) => {
      dispatchEvent(new KeyboardEvent("keydown", event));
    });
    setDressed(true);
    onShown();
  }

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isDressed || !page) return undefined;
    page.documentElement.style.fontSize = `${zoom * 100}%`;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [isDressed, zoom]);

  useLayoutEffect(() => fill(frame.current, html), [html]);

  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        {t("review.resume.simple")}
        {leftOut.length > 0 && ` ${t("review.resume.leftOut", { kinds: kinds.join(", ") })}`}
      </p>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={dress}
        className="block w-full bg-[white] shadow-raised"
        style={{ height }}
      />
    </div>
  );
}

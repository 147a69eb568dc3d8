import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ExcludedContent } from "#contract/review.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { createTrustedPolicy } from "#web/document/trusted.ts";

const resume = createTrustedPolicy("resume", { createHTML: (html: string) => html });

// Light in both themes, like a sheet of paper.
const styles = `
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
 * A Word resume as HTML in a sandboxed frame. It runs and loads nothing: the server has sanitized it, and
 * its CSP and the sandbox forbid the rest. The frame has our origin, so that the shortcuts work in it and
 * its height follows its content.
 */
export function WordFrame({
  html,
  excluded,
  title,
  zoom,
  language,
  onShown,
}: {
  html: string;
  excluded: readonly ExcludedContent[];
  title: string;
  zoom: number;
  /** The language of the application, and probably of the resume. */
  language: string;
  onShown: () => void;
}) {
  const t = useTranslation();
  const kinds = excluded.map((kind) => t(`review.resume.excluded.${kind}`));
  const frame = useRef<HTMLIFrameElement>(null);
  const [isStyled, setStyled] = useState(false);
  const [height, setHeight] = useState(400);

  function styleAndWatch(): void {
    const shown = frame.current?.contentDocument;
    const window = shown?.defaultView;
    // The empty document also fires the event.
    if (shown?.URL !== "about:srcdoc" || !window) return;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(styles);
    shown.adoptedStyleSheets = [sheet];
    shown.documentElement.lang = language;
    window.addEventListener("keydown", (event) => {
      dispatchEvent(new KeyboardEvent("keydown", event));
    });
    setStyled(true);
    onShown();
  }

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isStyled || !page) return undefined;
    page.documentElement.style.fontSize = `${zoom * 100}%`;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [isStyled, zoom]);

  // React would set a plain string, which Trusted Types refuses.
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = resume.createHTML(html);
  }, [html]);

  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        {t("review.resume.simple")}
        {excluded.length > 0 && ` ${t("review.resume.excluded", { kinds: kinds.join(", ") })}`}
      </p>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={styleAndWatch}
        className="block w-full bg-[white] shadow-raised"
        style={{ height }}
      />
    </div>
  );
}

import { type RefObject, useEffect, useRef } from "react";

/** The platform's player, which takes the focus of the button that asked for it. */
export default function VideoFrame({
  title,
  embedUrl,
  onLoad,
}: {
  title: string;
  embedUrl: string;
  onLoad: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const watch = useFailureLog(frame, title);

  useEffect(() => {
    frame.current?.focus();
  }, []);

  return (
    <iframe
      ref={frame}
      src={`${embedUrl}?autoplay=1&enablejsapi=1`}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, so this frees it of nothing
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      onLoad={() => {
        onLoad();
        watch();
      }}
      className="size-full"
    />
  );
}

const silenceMs = 10_000;

/**
 * Logs that a video could not be loaded; the page itself goes on as before (spec §2). A frame tells
 * nobody that it failed, so the player is asked to report, and its silence counts as failure too.
 * Returns what to call when the frame has loaded.
 */
export function useFailureLog(frame: RefObject<HTMLIFrameElement | null>, title: string) {
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      clearTimeout(silence.current);
      if (typeof data === "string" && data.includes('"event":"onError"')) logFailure(title);
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
      clearTimeout(silence.current);
    };
  }, [frame, title]);

  return () => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => logFailure(title), silenceMs);
    // Where the player did not load, another document stands in the frame: the origin is left open.
    frame.current?.contentWindow?.postMessage('{"event":"listening"}', "*");
  };
}

function logFailure(title: string): void {
  // oxlint-disable-next-line no-console -- the specification asks for a failed video in the log
  console.warn(`Video could not be loaded: ${title}`);
}

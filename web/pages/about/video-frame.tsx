import { useEffect, useRef } from "react";
import { useFailureLog } from "./use-failure-log.ts";

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

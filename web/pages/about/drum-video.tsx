import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { afterPaint, useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

/**
 * The drum, turning. It starts once the page has loaded, stands still for those who prefer less motion,
 * and anyone can stop it. If the video fails its poster stays.
 */
export function DrumVideo({ className }: { className: string }) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const start = () => {
      if (!lessMotion.matches && !signal.aborted) void play(video);
    };
    // After a link the words come before the film.
    if (document.readyState === "complete") afterPaint(start);
    else addEventListener("load", start, { signal });
    lessMotion.addEventListener("change", () => lessMotion.matches && video.pause(), { signal });
    return () => stop.abort();
  }, []);

  const toggle = () => {
    const video = ref.current;
    if (video?.paused === true) void play(video);
    else video?.pause();
  };

  return (
    <div className={`relative overflow-hidden bg-plate print:hidden ${className}`}>
      <video
        ref={ref}
        src="/video/drum.mp4"
        poster="/video/drum.avif"
        width={1280}
        height={720}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setHasFailed(true)}
        className="size-full object-cover"
      />
      {isHydrated && !hasFailed && (
        <div className="frame absolute inset-x-0 bottom-5 sm:bottom-8">
          <button
            type="button"
            onClick={toggle}
            aria-label={t(isPlaying ? "about.hero.pause" : "about.hero.play")}
            className="inline-flex size-12 items-center justify-center rounded-full border border-plate-gold bg-plate text-plate-gold outline-plate-pale hover:bg-plate-light"
          >
            {isPlaying ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="ml-0.5 size-5" />
            )}
          </button>
        </div>
      )}
    </div>
  );
}

/** A browser may refuse to play: then the poster stays and the button offers it again. */
function play(video: HTMLVideoElement): Promise<void> {
  return video.play().catch(() => {});
}

import { videos } from "#content/videos.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Section } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Rings } from "#web/layout/emblem.tsx";

/** Nothing is loaded from the video platform before a video is played. */
export function Media() {
  const { t, findText } = useI18n();
  return (
    <Section id="media" title={t("about.media.title")} lead={t("about.media.lead")}>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
        {videos.map(({ id, embedUrl }) => (
          <Reveal
            key={id}
            className="row-span-2 grid grid-rows-subgrid gap-y-6 lg:col-span-7 lg:nth-[even]:col-span-5"
          >
            <VideoPlayer title={findText(`video.${id}.title`) ?? ""} embedUrl={embedUrl} />
            <div>
              <h3 className="text-xl font-semibold sm:text-2xl">{findText(`video.${id}.title`)}</h3>
              <p className="mt-2 max-w-xl text-muted">{findText(`video.${id}.description`)}</p>
            </div>
          </Reveal>
        ))}
      </div>
      <p className="mt-10 text-sm text-muted">{t("about.media.note")}</p>
    </Section>
  );
}

function VideoPlayer({ title, embedUrl }: { title: string; embedUrl: string }) {
  const t = useTranslation();
  const [state, setState] = useState<"idle" | "loading" | "loaded">("idle");

  return (
    <div className="inverse relative isolate aspect-video self-end overflow-hidden rounded-lg">
      {state === "idle" ? (
        <button
          type="button"
          aria-label={t("about.media.play", { title })}
          onClick={() => setState("loading")}
          className="group grid size-full place-items-center -outline-offset-4"
        >
          <Rings className="absolute top-1/2 left-1/2 -z-10 w-[120%] -translate-1/2 text-accent opacity-45 transition-opacity duration-300 group-hover:opacity-80" />
          <span className="grid size-20 place-items-center rounded-full bg-primary text-on-primary transition-transform duration-300 motion-reduce:transition-none">
            <Play className="ml-1 size-8" />
          </span>
        </button>
      ) : (
        <VideoFrame title={title} embedUrl={embedUrl} onLoad={() => setState("loaded")} />
      )}
      <output className="sr-only">
        {state !== "idle" && t(`about.media.${state}`, { title })}
      </output>
    </div>
  );
}

/** The player of the video platform. It takes the focus of the play button, which it replaces. */
function VideoFrame({
  title,
  embedUrl,
  onLoad,
}: {
  title: string;
  embedUrl: string;
  onLoad: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    frame.current?.focus();
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      clearTimeout(silence.current);
      if (typeof data === "string" && data.includes('"event":"onError"')) logFailure(title);
    };
    addEventListener("message", onMessage);
    return () => {
      removeEventListener("message", onMessage);
      clearTimeout(silence.current);
    };
  }, [title]);

  /** Asks the player to report, because a frame reports no failure. Silence counts as failure too. */
  function awaitReport(): void {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => logFailure(title), silenceMs);
    // Any origin: if the player did not load, the frame has another document.
    frame.current?.contentWindow?.postMessage('{"event":"listening"}', "*");
  }

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
        awaitReport();
      }}
      className="size-full"
    />
  );
}

const silenceMs = 10_000;

/** Logs a video that could not be loaded (spec §2). */
function logFailure(title: string): void {
  // oxlint-disable-next-line no-console -- the specification asks for a failed video in the log
  console.warn(`Video could not be loaded: ${title}`);
}

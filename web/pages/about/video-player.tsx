import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Rings } from "#web/layout/emblem.tsx";

const VideoFrame = lazy(() => import("./video-frame.tsx"));

const lost = (
  <div className="grid size-full place-items-center">
    <LoadError />
  </div>
);

type State = "waiting" | "loading" | "loaded";

const announcements = {
  loading: "about.media.loading",
  loaded: "about.media.loaded",
} as const;

/** A video that is fetched only when somebody asks for it. */
export function VideoPlayer({ title, embedUrl }: { title: string; embedUrl: string }) {
  const t = useTranslation();
  const [state, setState] = useState<State>("waiting");

  return (
    <div className="lacquer relative isolate aspect-video self-end overflow-hidden rounded-lg">
      {state === "waiting" ? (
        <button
          type="button"
          aria-label={t("about.media.play", { title })}
          onClick={() => setState("loading")}
          className="group grid size-full place-items-center -outline-offset-4"
        >
          <Rings className="absolute top-1/2 left-1/2 -z-10 w-[120%] -translate-1/2 text-accent opacity-45 transition-opacity duration-300 group-hover:opacity-80" />
          <span className="grid size-20 place-items-center rounded-full bg-primary text-on-primary transition-transform duration-300 group-hover:scale-106 motion-reduce:transition-none">
            <Play aria-hidden="true" className="ml-1 size-8" />
          </span>
        </button>
      ) : (
        <ErrorBoundary fallback={lost}>
          <Suspense>
            <VideoFrame title={title} embedUrl={embedUrl} onLoad={() => setState("loaded")} />
          </Suspense>
        </ErrorBoundary>
      )}
      <output className="sr-only">
        {state !== "waiting" && t(announcements[state], { title })}
      </output>
    </div>
  );
}

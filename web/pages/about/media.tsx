import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Rings } from "#web/layout/emblem.tsx";

/** Two videos. Nothing comes from the platform before one is played. */
export function Media() {
  const t = useTranslation();
  const values = { company: company.name };
  const shown = videos.map((video) => ({
    ...video,
    title: t(video.title, values),
    description: t(video.description, values),
  }));
  return (
    <section aria-labelledby="media" className="frame py-20 lg:py-28">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <Reveal className="lg:col-span-12">
          <SectionTitle id="media" lead={t("about.media.lead")} className="max-w-2xl">
            {t("about.media.title")}
          </SectionTitle>
        </Reveal>
        {shown.map(({ id, title, description, embedUrl }) => (
          <Reveal
            key={id}
            className="row-span-2 grid grid-rows-subgrid gap-y-6 lg:col-span-7 lg:nth-[odd]:col-span-5"
          >
            <VideoPlayer title={title} embedUrl={embedUrl} />
            <div>
              <h3 className="text-xl font-semibold sm:text-2xl">{title}</h3>
              <p className="mt-2 max-w-[36rem] text-muted">{description}</p>
            </div>
          </Reveal>
        ))}
      </div>
      <p className="mt-10 text-sm text-muted">{t("about.media.note")}</p>
    </section>
  );
}

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
function VideoPlayer({ title, embedUrl }: { title: string; embedUrl: string }) {
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

import pictures from "virtual:pictures";
import {
  Gem,
  HeartHandshake,
  Layers,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Play,
  Scale,
  Sprout,
  Sun,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MissionCard, ValueCard } from "#content-types";
import { events } from "#content/events.ts";
import { mission } from "#content/mission.ts";
import { values } from "#content/values.ts";
import { videos } from "#content/videos.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { RevealedTitle, Section } from "#web/sections/section.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Badge } from "#web/ui/badge.tsx";

const missionIcons = {
  people: Sprout,
  society: HeartHandshake,
  foundation: Layers,
  life: Sun,
} as const satisfies Record<MissionCard["icon"], LucideIcon>;

export function Mission() {
  const { t, findText } = useI18n();
  return (
    <Section id="mission" title={t("about.mission.title")} lead={t("about.mission.lead")}>
      <div className="relative mt-12 lg:mt-16">
        <Reveal group className="grid gap-4 md:grid-cols-2">
          {mission.map(({ id, icon }) => {
            const Icon = missionIcons[icon];
            return (
              <article
                key={id}
                className="flex flex-col rounded-lg border border-line bg-surface card-padding md:pb-26 md:nth-[n+3]:justify-end md:nth-[n+3]:pt-26 md:nth-[n+3]:pb-9"
              >
                <Icon className="size-8 text-accent" />
                <h3 className="mt-5 heading-3">{findText(`about.mission.${id}`)}</h3>
                <p className="mt-3 max-w-md text-muted">
                  {findText(`about.mission.${id}.description`)}
                </p>
              </article>
            );
          })}
        </Reveal>
        <span className="absolute top-1/2 left-1/2 hidden size-44 -translate-1/2 rounded-full bg-paper p-3 md:block">
          <Rings className="size-full text-accent" />
        </span>
      </div>
    </Section>
  );
}

const valueIcons: Record<ValueCard["icon"], LucideIcon> = {
  integrity: Scale,
  innovation: Lightbulb,
  excellence: Gem,
};

const colors = { primary: "text-primary", accent: "text-accent", danger: "text-danger" } as const;

export function Values() {
  const { t, findText } = useI18n();
  return (
    <Section id="values" title={t("about.values.title")} lead={t("about.values.lead")} surface>
      <Reveal group className="mt-12 grid gap-4 lg:mt-16 lg:grid-cols-12">
        {values.map(({ id, icon, color }) => {
          const Icon = valueIcons[icon];
          return (
            <article
              key={id}
              className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-raised card-padding lg:col-span-10 lg:grid-cols-[1fr_22rem] lg:items-center lg:nth-2:col-start-2 lg:nth-3:col-start-3"
            >
              <h3 className={`flex items-center gap-5 heading-2 ${colors[color]}`}>
                <Icon className="size-10 shrink-0" />
                {findText(`about.values.${id}`)}
              </h3>
              <p>{findText(`about.values.${id}.description`)}</p>
            </article>
          );
        })}
      </Reveal>
    </Section>
  );
}

const statuses = {
  upcoming: { tone: "grey", text: "about.events.upcoming" },
  finish: { tone: "outline", text: "about.events.finish" },
} as const;

export function Events() {
  const { t, findText } = useI18n();
  return (
    <section aria-labelledby="events" className="border-t border-line bg-surface">
      <div className="page-width grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-28">
        <RevealedTitle
          id="events"
          lead={t("about.events.lead")}
          className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        >
          {t("about.events.title")}
        </RevealedTitle>
        <Reveal group className="grid gap-4 lg:col-span-8">
          {events.map(({ id, status, date }) => {
            const { tone, text } = statuses[status];
            const location = findText(`event.${id}.location`);
            const description = findText(`event.${id}.description`);
            return (
              <article key={id} className="rounded-lg border border-line bg-raised card-padding">
                <div className="flex flex-wrap items-center justify-between gap-4">
                  <time
                    dateTime={date.split("/").reverse().join("-")}
                    className="heading-3 text-accent tabular-nums"
                  >
                    {date}
                  </time>
                  <Badge tone={tone}>{t(text)}</Badge>
                </div>
                <h3 className="mt-4 heading-4">{findText(`event.${id}.title`)}</h3>
                {location && (
                  <p className="mt-2 flex items-center gap-2 text-[0.9375rem] text-muted">
                    <MapPin className="size-4.5 shrink-0 text-accent" />
                    {location}
                  </p>
                )}
                {description && <p className="mt-4 text-muted">{description}</p>}
              </article>
            );
          })}
        </Reveal>
      </div>
    </section>
  );
}

/** Nothing is loaded from the video platform before a video is played. */
export function Media() {
  const { t, findText } = useI18n();
  return (
    <Section id="media" title={t("about.media.title")} lead={t("about.media.lead")}>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
        {videos.map(({ id, cover, embedUrl }) => (
          <Reveal
            key={id}
            className="row-span-2 grid grid-rows-subgrid gap-y-6 lg:col-span-7 lg:nth-[even]:col-span-5"
          >
            <VideoPlayer
              title={findText(`video.${id}.title`) ?? ""}
              embedUrl={embedUrl}
              cover={cover}
            />
            <div>
              <h3 className="heading-4">{findText(`video.${id}.title`)}</h3>
              <p className="mt-2 max-w-xl text-muted">{findText(`video.${id}.description`)}</p>
            </div>
          </Reveal>
        ))}
      </div>
      <p className="mt-10 text-sm text-muted">{t("about.media.note")}</p>
    </Section>
  );
}

function VideoPlayer({
  title,
  embedUrl,
  cover = "",
}: {
  title: string;
  embedUrl: string;
  cover?: string | undefined;
}) {
  const t = useTranslation();
  const [state, setState] = useState<"idle" | "loading" | "loaded" | "failed">("idle");

  return (
    <div className="inverse relative isolate aspect-video self-end overflow-hidden rounded-lg">
      {state === "idle" ? (
        <button
          type="button"
          aria-label={t("about.media.play", { title })}
          onClick={() => setState("loading")}
          className="group grid size-full place-items-center -outline-offset-4"
        >
          <Picture
            name={cover}
            record={pictures[cover]}
            alt=""
            sizes="(min-width: 64rem) 42rem, 92vw"
            className="absolute inset-0 -z-10 size-full zoomed"
            fallback={
              <Rings className="absolute top-1/2 left-1/2 -z-10 w-[120%] -translate-1/2 text-accent opacity-45 transition-opacity duration-300 group-hover:opacity-80" />
            }
          />
          <span className="grid size-20 place-items-center rounded-full bg-primary text-on-primary transition-transform duration-300 motion-reduce:transition-none">
            <Play className="ml-1 size-8" />
          </span>
        </button>
      ) : (
        <VideoFrame title={title} embedUrl={embedUrl} onReport={setState} />
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
  onReport,
}: {
  title: string;
  embedUrl: string;
  onReport: (state: "loaded" | "failed") => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let hasFailed = false;
    frame.current?.focus();
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      clearTimeout(silence.current);
      if (typeof data === "string" && data.includes('"event":"onError"')) {
        hasFailed = true;
        logFailure(title);
      }
      onReport(hasFailed ? "failed" : "loaded");
    };
    addEventListener("message", onMessage);
    return () => {
      removeEventListener("message", onMessage);
      clearTimeout(silence.current);
    };
  }, [title, onReport]);

  /** Asks the player to report, because a frame reports no failure. Silence counts as failure too. */
  function awaitReport(): void {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => {
      logFailure(title);
      onReport("failed");
    }, silenceMs);
    // Any origin: if the player did not load, the frame has another document.
    frame.current?.contentWindow?.postMessage('{"event":"listening"}', "*");
  }

  return (
    <iframe
      ref={frame}
      src={`${embedUrl}?autoplay=1&enablejsapi=1`}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot remove its own sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      onLoad={awaitReport}
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

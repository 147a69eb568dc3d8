import { CallToAction } from "#web/sections/call-to-action.tsx";
import { ProfileLink } from "#web/sections/profile-link.tsx";
import { DeferredSection, Reveal } from "#web/sections/reveal.tsx";
import { Actions, PageTitle, RevealedTitle } from "#web/sections/section.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import { Events, Mission, Values, Media } from "./sections.tsx";
import { areas } from "#content/areas.ts";
import { company } from "#content/company.ts";
import { events } from "#content/events.ts";
import { mission } from "#content/mission.ts";
import { values } from "#content/values.ts";
import { videos } from "#content/videos.ts";
import pictures from "virtual:pictures/about";
import publicFiles from "virtual:public-files";
import { imagePropsOf } from "#web/sections/images.tsx";
import { interpolateNodes, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { afterPaint, useIsHydrated } from "#web/browser/hydration.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { Picture } from "#web/sections/picture.tsx";

/** The About page (spec §2). */
export default function About() {
  return (
    <>
      <Hero />
      <DeferredSection>
        <AboutUs />
        {mission.length > 0 && <Mission />}
        {values.length > 0 && <Values />}
        {videos.length > 0 && <Media />}
        {events.length > 0 && <Events />}
        <CallToAction
          keys="about.closing"
          links={{ "/contact": "about.closing.contact", "/solutions": "about.closing.solutions" }}
        />
      </DeferredSection>
    </>
  );
}

function Hero() {
  const t = useTranslation();
  return (
    <section className="pt-16 sm:pt-20 lg:pt-24">
      <div className="page-width grid items-end gap-x-8 gap-y-7 xl:grid-cols-[1fr_33rem]">
        <PageTitle>
          <span className="block">
            {interpolateNodes(t("about.hero.team"), { year: <Year of={company.teamFounded} /> })}
          </span>{" "}
          <span className="block">
            {interpolateNodes(t("about.hero.company"), {
              year: <Year of={company.companyFounded} />,
            })}
          </span>
        </PageTitle>
        <div className="xl:pb-2">
          <p className="max-w-lg text-lg text-muted">{t("about.hero.lead")}</p>
          <Actions>
            <LinkButton to="/contact" size="large">
              {t("about.hero.work")}
            </LinkButton>
            <ProfileLink />
          </Actions>
        </div>
      </div>
      {publicFiles.includes(heroVideo) ? (
        <HeroVideo />
      ) : (
        <Picture
          name="about/video"
          record={poster}
          alt=""
          sizes="100vw"
          isFirst
          className={heroPictureClass}
        />
      )}
    </section>
  );
}

function Year({ of }: { of: string }) {
  return <span className="text-accent tabular-nums">{of.slice(0, 4)}</span>;
}

const poster = pictures["video"];
const heroVideo = "/video/about.mp4";
const heroPictureClass =
  "relative mt-12 h-[clamp(18rem,56vw,38rem)] w-full overflow-hidden bg-inverse lg:mt-16 print:hidden";

/**
 * A film without words. It starts once the page has loaded, except with reduced motion, and can be paused.
 * If the video fails, its poster stays.
 */
function HeroVideo() {
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
    // After a link, the text is painted first.
    if (document.readyState === "complete") afterPaint(start);
    else addEventListener("load", start, { signal });
    lessMotion.addEventListener("change", () => lessMotion.matches && video.pause(), { signal });
    return () => stop.abort();
  }, []);

  return (
    <div className={heroPictureClass}>
      <video
        ref={ref}
        src={heroVideo}
        {...(poster !== undefined && { poster: imagePropsOf("about/video", poster).src })}
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
        <div className="page-width absolute inset-x-0 bottom-5 sm:bottom-8">
          <button
            type="button"
            onClick={() => void (isPlaying ? ref.current?.pause() : play(ref.current))}
            aria-label={t(isPlaying ? "about.hero.pause" : "about.hero.play")}
            className="inline-flex size-12 items-center justify-center rounded-full border border-inverse-accent bg-inverse text-inverse-accent outline-on-inverse hover:bg-inverse-glow"
          >
            {isPlaying ? <Pause className="size-5" /> : <Play className="ml-0.5 size-5" />}
          </button>
        </div>
      )}
    </div>
  );
}

/** If the browser refuses to play, the poster stays and the button offers it again. */
const play = (video: HTMLVideoElement | null) => video?.play().catch(() => {});

/** The company's story, dates, team and vision. */
function AboutUs() {
  const { t, language } = useI18n();
  const figures = [
    ["team", formatDate(company.teamFounded, language)],
    ["company", formatDate(company.companyFounded, language)],
    ["years", `${formatNumber(company.yearsOfExperience, language)}+`],
    ["fields", formatNumber(areas.length, language)],
  ] as const;
  return (
    <section aria-labelledby="about-us" className="border-b border-line bg-surface">
      <div className="page-width py-20 lg:py-28">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <RevealedTitle id="about-us" className="lg:col-span-4">
            {t("about.us.title")}
          </RevealedTitle>
          <Reveal className="grid max-w-[40rem] gap-5 lg:col-span-8">
            <p className="text-xl leading-relaxed sm:text-2xl">{t("about.us.team")}</p>
            <p className="mt-2 text-muted">
              <Unbroken>{t("about.us.fields")}</Unbroken>
            </p>
            <p className="text-muted">{t("about.us.place")}</p>
          </Reveal>
        </div>
        <Reveal className="mt-16 lg:mt-24">
          <dl className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-line pt-8 lg:grid-cols-4">
            {figures.map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-[0.9375rem] text-muted">{t(`about.figures.${name}`)}</dt>
                <dd className="text-xl font-semibold tracking-[-0.02em] text-accent tabular-nums sm:text-3xl">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <div className="mt-16 lg:relative lg:mt-24 lg:pb-34">
          <Reveal className="aspect-[4/3] overflow-hidden rounded-lg sm:aspect-[16/9] lg:aspect-[2/1]">
            <Picture
              name="about/team"
              record={pictures["team"]}
              alt={t("about.photo")}
              sizes="(min-width: 80rem) 1200px, 92vw"
              className="size-full"
            />
          </Reveal>
          <Reveal className="relative mx-4 -mt-12 sm:mx-8 lg:absolute lg:right-0 lg:bottom-0 lg:mx-0 lg:mt-0 lg:w-[34rem]">
            <div className="inverse rounded-lg card-padding shadow-raised inset-ring inset-ring-inverse-accent">
              <h2 className="eyebrow">{t("about.vision.title")}</h2>
              <p className="mt-4 heading-3 leading-snug">{t("about.vision.text")}</p>
            </div>
          </Reveal>
        </div>
      </div>
    </section>
  );
}

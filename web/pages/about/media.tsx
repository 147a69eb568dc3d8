import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { VideoPlayer } from "./video-player.tsx";
import { videoObjectsOf } from "./video-objects.ts";

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
      <StructuredData items={videoObjectsOf(shown)} />
    </section>
  );
}

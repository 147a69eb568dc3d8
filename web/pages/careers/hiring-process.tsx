import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

export const hiringSteps = ["submit", "interview", "test", "result"] as const;

/** The four steps, threaded on a line. */
export function HiringProcess() {
  const t = useTranslation();
  return (
    <section aria-labelledby="process" className="frame py-20 lg:py-28">
      <Reveal>
        <SectionTitle id="process" lead={t("careers.process.lead")} className="max-w-2xl">
          {t("careers.process")}
        </SectionTitle>
      </Reveal>
      <Reveal>
        <ol className="mt-12 lg:mt-16 lg:grid lg:grid-cols-4">
          {hiringSteps.map((step, index) => (
            <li
              key={step}
              className="relative pb-10 pl-16 last:pb-0 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-accent last:before:hidden lg:pt-20 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:inset-x-12 lg:before:top-6 lg:before:right-0 lg:before:bottom-auto lg:before:h-px lg:before:w-auto"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-12 place-items-center rounded-full border border-accent text-xl font-semibold text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="text-lg leading-snug font-semibold text-wrap max-lg:pt-2.5 lg:text-xl">
                {t(`careers.process.${step}`)}
              </h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
                {t(`careers.process.${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}

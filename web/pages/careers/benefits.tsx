import { Compass, Lightbulb, TrendingUp, Wallet } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

const benefits = [
  { name: "innovation", Icon: Lightbulb },
  { name: "mentorship", Icon: Compass },
  { name: "growth", Icon: TrendingUp },
  { name: "package", Icon: Wallet },
] as const;

export function Benefits() {
  const t = useTranslation();
  return (
    <section aria-labelledby="benefits" className="border-y border-line bg-surface">
      <div className="frame py-20 lg:py-28">
        <Reveal>
          <h2 id="benefits" className="text-3xl font-semibold sm:text-[2.5rem]">
            {t("careers.benefits")}
          </h2>
        </Reveal>
        <Reveal group className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ name, Icon }) => (
            <article key={name} className="rounded-lg border border-line bg-paper p-7">
              <Icon aria-hidden="true" className="size-8 text-accent" />
              <h3 className="mt-8 text-xl font-semibold">{t(`careers.benefit.${name}`)}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
                {t(`careers.benefit.${name}.text`)}
              </p>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}

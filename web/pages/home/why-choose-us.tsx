import { Award, Cpu, Globe, Ruler } from "lucide-react";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Drum } from "./drum.tsx";

const reasons = [
  { name: "expertise", Icon: Award },
  { name: "technology", Icon: Cpu },
  { name: "clients", Icon: Globe },
  { name: "tailored", Icon: Ruler },
] as const;

export function WhyChooseUs() {
  const t = useTranslation();
  return (
    <section aria-labelledby="why" className="lacquer relative isolate overflow-hidden">
      <Drum className="absolute -bottom-72 left-[calc(50%-47rem)] -z-10 w-[34rem] text-accent opacity-80 max-lg:hidden" />
      <div className="frame grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-32">
        <Reveal className="lg:col-span-4">
          <h2 id="why" className="text-3xl font-semibold sm:text-[2.5rem]">
            {t("why.title")}
          </h2>
          <p className="mt-4 text-lg text-muted">{t("why.description")}</p>
        </Reveal>
        <Reveal group className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          {reasons.map(({ name, Icon }) => (
            <article key={name} className="border-t border-line pt-6">
              <Icon aria-hidden="true" className="size-8 text-accent" />
              <h3 className="mt-5 text-xl font-semibold">{t(`why.${name}`)}</h3>
              <p className="mt-2 text-muted">
                {t(`why.${name}.description`, { years: company.yearsOfExperience })}
              </p>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}

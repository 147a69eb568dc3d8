import type { Client } from "#content/clients.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Rings } from "#web/layout/emblem.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ClientLogo } from "./client-logo.tsx";

const groundOf = {
  education: "",
  administration: "lacquer-cinnabar",
  university: "lacquer-indigo",
} as const;

/** A client and what it uses. An odd last card takes the whole row. */
export function ClientCard({ client }: { client: Client }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const name = client.name[language];
  return (
    <article className="group overflow-hidden rounded-lg border border-line bg-surface md:last:odd:col-span-2">
      <div
        className={`lacquer relative isolate grid h-44 place-items-center overflow-hidden ${groundOf[client.industry]}`}
      >
        {/* The logo is the star in the middle of a drum. */}
        <Rings className="absolute top-1/2 left-1/2 -z-10 w-[52rem] -translate-x-1/2 -translate-y-1/2 text-accent opacity-60" />
        <ClientLogo logo={client.logo} name={name} />
      </div>
      <div className="p-7 sm:p-9">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-5">
          <h2 className="text-xl leading-snug font-semibold">{name}</h2>
          <Badge tone="amber">{t(`clients.industry.${client.industry}`)}</Badge>
        </div>
        <h3 className="sr-only">{t("clients.solutions")}</h3>
        <ul className="grid gap-x-8 md:group-last:group-odd:grid-cols-2">
          {client.solutions.map((solution) => (
            <li key={solution} className="border-t border-line py-5 last:pb-0">
              <h4 className="font-semibold">{t(`clients.${solution}`)}</h4>
              <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted">
                {t(`clients.${solution}.description`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

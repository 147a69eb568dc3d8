import type { Client } from "#content/clients.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ClientLogo } from "./client-logo.tsx";

/** A client and what it uses. An odd last card takes the whole row. */
export function ClientCard({ client }: { client: Client }) {
  const t = useText();
  const { language } = useLanguage();
  const name = client.name[language];
  return (
    <article className="group rounded-lg border border-line bg-surface p-7 sm:p-9 md:last:odd:col-span-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:flex-nowrap">
        <ClientLogo logo={client.logo} name={name} />
        <div>
          <h2 className="text-xl leading-snug font-semibold">{name}</h2>
          <div className="mt-2">
            <Badge tone="amber">{t(`clients.industry.${client.industry}`)}</Badge>
          </div>
        </div>
      </div>
      <h3 className="sr-only">{t("clients.solutions")}</h3>
      <ul className="mt-7 grid gap-x-8 md:group-last:group-odd:grid-cols-2">
        {client.solutions.map((solution) => (
          <li key={solution} className="border-t border-line py-5 last:pb-0">
            <h4 className="font-semibold">{t(`clients.${solution}`)}</h4>
            <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted">
              {t(`clients.${solution}.description`)}
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type Language, languages } from "#contract/languages.ts";
import { positionsOnPage } from "#contract/page-positions.ts";
import { PositionKind, Salary, Workplace } from "#contract/positions.ts";
import { PositionsContext } from "#web/head/site-data.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { loadTexts } from "#web/i18n/dictionaries.ts";
import { LanguageProvider, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { positionIn, type PositionValues } from "./values.ts";

// The page itself would count a view.
const PositionContent = lazy(async () => ({
  default: (await import("#web/pages/careers/position-page.tsx")).PositionContent,
}));

/** The page of a position with the typed texts, in a language that the editor chooses. */
export function Preview({ values, language }: { values: PositionValues; language: Language }) {
  const t = useTranslation();
  const { pathname, search } = useLocation();
  const [opened] = useState(() => new Date().toISOString().slice(0, 10));
  const texts = useQuery({
    queryKey: ["texts", language],
    queryFn: () => loadTexts(["common", "positions"], language),
    staleTime: Infinity,
  });
  const addressOf = (preview: Language | undefined) => {
    const next = new URLSearchParams(search);
    if (preview === undefined) next.delete("preview");
    else next.set("preview", preview);
    const query = next.toString();
    return query === "" ? pathname : `${pathname}?${query}`;
  };
  const loading = (
    <LoadingText className="page-width py-16" text={t("adminPositions.previewLoading")} />
  );
  return (
    <section aria-label={t("adminPositions.previewTitle")}>
      <div className="sticky top-(--header) z-20 border-b border-line bg-paper">
        <div className="page-width flex h-14 items-center justify-between gap-3">
          <Link
            to={addressOf(undefined)}
            state={history.state}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
          >
            <ArrowLeft className="size-4" />
            {t("adminPositions.previewBack")}
          </Link>
          <nav aria-label={t("adminPositions.previewLanguage")} className="flex gap-1">
            {languages.map((one) => (
              <Link
                key={one}
                to={addressOf(one)}
                state={history.state}
                aria-current={one === language ? "true" : undefined}
                className="inline-flex min-h-9 items-center rounded-sm px-3 text-sm font-semibold text-muted hover:text-ink pointer-coarse:min-h-11 aria-[current]:bg-primary-soft aria-[current]:text-primary"
              >
                {t(`language.${one}`)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <QueryState query={texts} failed={t("adminPositions.previewFailed")} loading={loading}>
        {(dictionary) => (
          <LanguageProvider
            language={language}
            setLanguage={ignoreLanguageChange}
            texts={dictionary}
          >
            <PositionsContext value={pageOf(values, language, opened)}>
              <div
                lang={language}
                className="[--page-width:1200px]"
                // The links of the page lead nowhere from here.
                onClickCapture={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                }}
              >
                <Suspense fallback={loading}>
                  <PositionContent />
                </Suspense>
              </div>
            </PositionsContext>
          </LanguageProvider>
        )}
      </QueryState>
    </section>
  );
}

const ignoreLanguageChange = async () => {};

/** What the page would show if the texts were published. Values that are not valid yet have a default. */
function pageOf(values: PositionValues, language: Language, today: string) {
  const typed = positionIn(values);
  const dash = (text: string) => text || "–";
  const both = ({ en, vi }: { en: string; vi: string }) => ({ en: dash(en), vi: dash(vi) });
  const slug = "preview";
  const position = {
    ...typed,
    slug,
    former_slugs: [],
    state: "open",
    advertised: true,
    title: both(typed.title),
    summary: both(typed.summary),
    kind: PositionKind.safeParse(typed.kind).data ?? "full-time",
    workplace: Workplace.safeParse(typed.workplace).data ?? "on-site",
    salary: Salary.safeParse(typed.salary).data ?? null,
    posted_on: typed.posted_on ?? today,
    is_sample: false,
  } as const;
  return positionsOnPage(`/careers/${slug}`, language, { positions: [position] }) ?? {};
}

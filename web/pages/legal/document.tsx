import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { company } from "#content/company.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { interpolateNodes, useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { PageTitle } from "#web/sections/section.tsx";

/** Parts of a section: paragraphs, lists of clauses, and other elements. */
export type Section = {
  id: string;
  title: TextKey;
  parts: readonly (TextKey | readonly Clause[] | ReactElement)[];
};

/** A text, or a term in bold and the text about it. */
type Clause = TextKey | readonly [term: TextKey, text: TextKey];

/** Elements at the {placeholders} of the texts. */
type Nodes = Readonly<Record<string, ReactNode>>;

/** A legal text: its date, its table of contents, and its numbered sections. */
export function LegalDocument({
  name,
  sections,
  nodes,
}: {
  /** The keys of its texts begin with it. */
  name: "privacy" | "terms";
  sections: readonly Section[];
  nodes: Nodes;
}) {
  const t = useTranslation();
  return (
    <article className="page-width py-16 sm:py-20 lg:py-28 print:py-6 print:text-[11pt]">
      <header className="grid gap-x-8 lg:grid-cols-12 print:block">
        <p className="eyebrow lg:col-span-4 lg:pt-5">{t(`${name}.updated`)}</p>
        <div className="mt-4 lg:col-span-8 lg:mt-0">
          <PageTitle className="max-sm:text-[2.03125rem] print:text-[22pt]">
            {t(`${name}.title`)}
          </PageTitle>
          <p className="mt-6 max-w-[40rem] text-[1.0625rem] text-muted sm:text-lg print:text-[11pt]">
            <Text name={`${name}.lead`} nodes={nodes} />
          </p>
        </div>
      </header>
      <div className="mt-14 grid gap-x-8 gap-y-14 border-t border-line pt-10 lg:mt-20 lg:grid-cols-12 lg:pt-14 print:mt-8 print:block print:pt-4">
        <nav
          aria-labelledby="contents"
          className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden"
        >
          <h2 id="contents" className="eyebrow">
            {t(`${name}.contents`)}
          </h2>
          <ol className="mt-2 max-w-72">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-baseline gap-4 py-2 text-[0.9375rem] leading-normal text-muted decoration-accent underline-offset-4 hover:text-ink hover:underline"
                >
                  <span aria-hidden="true" className="w-3 text-accent tabular-nums">
                    {index + 1}
                  </span>
                  {t(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-14 lg:col-span-8 lg:gap-16 print:gap-6">
          {sections.map(({ id, title, parts }, index) => (
            <Reveal key={id}>
              <section id={id} aria-labelledby={`${id}-title`} className="max-w-[40rem]">
                <h2
                  id={`${id}-title`}
                  className="flex items-baseline gap-4 heading-3 print:break-after-avoid print:text-[14pt]"
                >
                  <span className="text-accent tabular-nums">{index + 1}</span>
                  {t(title)}
                </h2>
                <div className="mt-4 grid gap-4 print:mt-2 print:gap-2">
                  {parts.map((part, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the parts never change
                    <Part key={index} part={part} nodes={nodes} />
                  ))}
                </div>
              </section>
            </Reveal>
          ))}
        </div>
      </div>
    </article>
  );
}

function Part({ part, nodes }: { part: Section["parts"][number]; nodes: Nodes }) {
  const t = useTranslation();
  if (isValidElement(part)) return part;
  if (typeof part === "string") {
    return (
      <p>
        <Text name={part} nodes={nodes} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-accent print:gap-1">
      {part.map((clause) =>
        typeof clause === "string" ? (
          <li key={clause}>{t(clause)}</li>
        ) : (
          <li key={clause[0]}>
            <strong className="font-semibold">{t(clause[0])}</strong> {t(clause[1])}
          </li>
        ),
      )}
    </ul>
  );
}

/** A text in which the number of a law, such as 13/2023/ND-CP, stays on one line. */
function Text({ name, nodes }: { name: TextKey; nodes: Nodes }) {
  const t = useTranslation();
  const parts = t(name, { company: company.name }).split(/(\d\S*-CP)/);
  // As separate arguments they need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) =>
      index % 2 === 1
        ? createElement("span", { className: "whitespace-nowrap" }, part)
        : interpolateNodes(part, nodes),
    ),
  );
}

export const linkClass =
  "font-semibold text-primary underline underline-offset-4 hover:text-primary-strong";

import {
  ArrowRight,
  BotMessageSquare,
  Boxes,
  ChartNoAxesCombined,
  DatabaseZap,
  type LucideIcon,
  MessagesSquare,
  NotebookPen,
  SlidersHorizontal,
  Workflow,
} from "lucide-react";
import type { PlainSolution, Product } from "#content-types";
import { plainSolutions } from "#content/solutions.ts";
import { AreaImage } from "#web/sections/ornaments.tsx";
import { Link } from "#web/router/link.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { CardText, Section, SectionTitle } from "#web/sections/section.tsx";
import { productPath, productsOf } from "./products.ts";
import { Fragment } from "react";

const featuredIcons: Record<NonNullable<Product["icon"]>, LucideIcon> = {
  chat: MessagesSquare,
  workflow: Workflow,
};

const partIcons: Record<PlainSolution["icon"], LucideIcon> = {
  bot: BotMessageSquare,
  notes: NotebookPen,
  query: DatabaseZap,
  chart: ChartNoAxesCombined,
  blocks: Boxes,
  settings: SlidersHorizontal,
};

export function AiSection() {
  const { t, findText } = useI18n();
  return (
    <Section id="ai" surface>
      <Reveal className="grid gap-8 lg:grid-cols-12">
        <SectionTitle id="ai-title" lead={t("solutions.ai.lead")} className="lg:col-span-5">
          {t("solutions.ai")}
        </SectionTitle>
        <AreaImage
          area="ai"
          className="aspect-[16/9] w-full rounded-lg lg:col-span-7 lg:aspect-[5/2]"
        />
      </Reveal>
      <Reveal group className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-2 lg:gap-8">
        {productsOf("ai").map(({ id, icon = "chat" }) => {
          const Icon = featuredIcons[icon];
          return (
            <article
              key={id}
              className="group relative flex flex-col rounded-lg border border-line bg-raised card-padding transition-colors hover:border-edge"
            >
              <Icon className="size-8 text-accent" />
              <div className="mt-6">
                <ProductTitle id={id} />
              </div>
              <p className="mt-4 grow text-muted">{findText(`product.${id}.description`)}</p>
              <LearnMore id={id} className="mt-6 self-start" />
            </article>
          );
        })}
      </Reveal>
      {plainSolutions.length > 0 && (
        <h3 className="mt-16 heading-4 lg:mt-20">{t("solutions.ai.parts")}</h3>
      )}
      <Reveal group className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {plainSolutions.map(({ id, icon }) => {
          const Icon = partIcons[icon];
          return (
            <article key={id} className="flex gap-5 border-t border-line py-7 lg:block lg:pb-9">
              <Icon className="size-8 shrink-0 text-accent" />
              <div>
                <h4 className="heading-5 lg:mt-4">{findText(`solutions.${id}`)}</h4>
                <CardText className="mt-1.5">{findText(`solutions.${id}.description`)}</CardText>
              </div>
            </article>
          );
        })}
      </Reveal>
    </Section>
  );
}

/** Products as the blocks of a chain. */
export function BlockchainSection() {
  const { t, findText } = useI18n();
  return (
    <section
      id="blockchain"
      aria-labelledby="blockchain-title"
      className="page-width grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-28"
    >
      <Reveal className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <SectionTitle id="blockchain-title" lead={t("solutions.blockchain.lead")}>
          {t("solutions.blockchain")}
        </SectionTitle>
        <AreaImage
          area="blockchain"
          className="mt-10 aspect-[16/9] w-full rounded-lg lg:aspect-[5/4]"
        />
      </Reveal>
      <div className="lg:col-span-6 lg:col-start-7">
        {productsOf("blockchain").map(({ id }, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className="ml-10 block h-8 w-2 border-x-2 border-accent sm:ml-12"
              />
            )}
            <Reveal className="group relative rounded-lg border border-line bg-surface card-padding transition-colors hover:border-edge">
              <ProductTitle id={id} />
              <p className="mt-3 text-muted">{findText(`product.${id}.description`)}</p>
              <LearnMore id={id} className="mt-3 -mb-2" />
            </Reveal>
          </Fragment>
        ))}
      </div>
    </section>
  );
}

export function EcommerceSection() {
  const { t, findText } = useI18n();
  return (
    <Section id="ecommerce" surface>
      <Reveal className="overflow-hidden rounded-lg border border-line bg-raised">
        <div className="grid lg:grid-cols-3">
          <div className="card-padding lg:col-span-2">
            <SectionTitle
              id="ecommerce-title"
              lead={t("solutions.ecommerce.lead")}
              className="max-w-xl"
            >
              {t("solutions.ecommerce")}
            </SectionTitle>
          </div>
          <AreaImage area="ecommerce" className="aspect-[16/9] size-full lg:aspect-[4/3]" />
        </div>
        <div className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {productsOf("ecommerce").map(({ id }) => (
            <article
              key={id}
              className="group relative flex flex-col bg-raised card-padding transition-colors hover:bg-surface"
            >
              <ProductTitle id={id} />
              <CardText className="mt-3 grow">{findText(`product.${id}.description`)}</CardText>
              <LearnMore id={id} className="mt-4 -mb-2 self-start" />
            </article>
          ))}
        </div>
      </Reveal>
    </Section>
  );
}

export function FintechSection() {
  const { t, findText } = useI18n();
  return (
    <section id="fintech" aria-labelledby="fintech-title" className="page-width py-20 lg:py-28">
      <Reveal className="grid gap-8 lg:grid-cols-12">
        <AreaImage
          area="fintech"
          className="aspect-[16/9] w-full rounded-lg max-lg:order-last lg:col-span-6 lg:aspect-[2/1]"
        />
        <SectionTitle
          id="fintech-title"
          lead={t("solutions.fintech.lead")}
          className="lg:col-span-5 lg:col-start-8"
        >
          {t("solutions.fintech")}
        </SectionTitle>
      </Reveal>
      <Reveal group className="mt-10 border-t border-line lg:mt-14">
        {productsOf("fintech").map(({ id }) => (
          <article
            key={id}
            className="group relative grid gap-x-8 gap-y-3 border-b border-line py-7 transition-colors hover:bg-surface lg:grid-cols-12 lg:items-baseline lg:py-9"
          >
            <div className="lg:col-span-4">
              <ProductTitle id={id} />
            </div>
            <p className="max-w-xl text-muted lg:col-span-6">
              {findText(`product.${id}.description`)}
            </p>
            <LearnMore id={id} className="lg:col-span-2 lg:justify-self-end" />
          </article>
        ))}
      </Reveal>
    </section>
  );
}

/** What a product is for, above its name. */
function ProductTitle({ id }: { id: string }) {
  const { findText } = useI18n();
  return (
    <>
      <p className="eyebrow">{findText(`product.${id}.kind`)}</p>
      <h3 className="mt-1 heading-3">{findText(`product.${id}`)}</h3>
    </>
  );
}

/** The link of a card, which is `relative group`, to its product. The whole card can be clicked. */
function LearnMore({ id, className = "" }: { id: string; className?: string }) {
  const { t, findText } = useI18n();
  return (
    <Link
      to={productPath(id)}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-primary after:absolute after:inset-0 ${className}`}
    >
      {t("solutions.learnMore")}
      <span className="sr-only">: {findText(`product.${id}`)}</span>
      <ArrowRight className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
    </Link>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { positionPictures } from "#content/position-pictures.ts";
import { type Language, languages } from "#contract/languages.ts";
import { positionLimits as limits } from "#contract/limits.ts";
import { PositionKind, Salary, Workplace } from "#contract/positions.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { PositionIcon } from "#web/pages/careers/position-links.tsx";
import { salaryText } from "#web/pages/careers/positions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import {
  type Field as FieldName,
  lists,
  positionIn,
  type PositionValues,
  type SharedField,
  sharedFields,
  texts,
  type TranslatedField,
  translatedFields,
} from "./values.ts";

type Editing = {
  /** The values that the fields start with. */
  start: PositionValues;
  values: PositionValues;
  /** The texts that publishing needs. */
  missing: readonly string[];
  problemOf: (name: string) => string | undefined;
};

/** All fields of a position: the texts in both languages side by side, then the rest. */
export function PositionFields({ isStored, ...editing }: Editing & { isStored: boolean }) {
  const t = useTranslation();
  const { values } = editing;
  const salary = Salary.safeParse(positionIn(values).salary).data;
  const { language } = useLanguage();
  const hasSalary = values["salary.period"] !== "";
  return (
    <div className="grid gap-5">
      <Group title={t("adminPositions.texts")} text={t("adminPositions.textsText")}>
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          {[...texts, ...lists].map((text) =>
            languages.map((one) => (
              <Translated key={`${text}.${one}`} text={text} language={one} {...editing} />
            )),
          )}
        </div>
      </Group>
      <Group title={t("adminPositions.details")}>
        <div className={gridClass}>
          <Choice name="kind" {...editing} />
          <Choice name="workplace" {...editing} />
          <Choice name="advertised" {...editing} />
          <Line name="location" maxLength={limits.location} {...editing} />
          <Line name="openings" inputMode="numeric" maxLength={5} {...editing} />
          <div className="flex items-start gap-3">
            <Choice name="picture" className="grow" {...editing} />
            <span className="mt-7">
              <PositionIcon position={values} />
            </span>
          </div>
          <Shared name="skills" {...editing}>
            {(control) => (
              <Textarea
                {...control}
                rows={5}
                maxLength={limits.items * (limits.skill + 1)}
                defaultValue={editing.start.skills}
              />
            )}
          </Shared>
          <Line
            name="slug"

            maxLength={limits.slug}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={isStored ? undefined : "senior-ai-engineer"}
            className="sm:col-span-2"
            {...editing}
          />
        </div>
      </Group>
      <div className="grid gap-5 lg:grid-cols-2">
        <Group title={t("adminPositions.dates")}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <Line name="posted_on" type="date" {...editing} />
            <Line name="closes_on" type="date" {...editing} />
          </div>
        </Group>
        <Group title={t("adminPositions.salary")}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <Choice name="salary.period" {...editing} />
            {/* Hidden, not removed: the amounts return with the period. */}
            <Choice name="salary.currency" isHidden={!hasSalary} {...editing} />
            {(["salary.min", "salary.max"] as const).map((name) => (
              <Line
                key={name}
                name={name}
                isHidden={!hasSalary}
                inputMode="numeric"
                maxLength={24}
                {...editing}
              />
            ))}
          </div>
          {salary && (
            <output className="mt-3 block text-sm text-muted tabular-nums">
              {`${salaryText(salary, language)} ${t(`position.per.${salary.period}`)}`}
            </output>
          )}
        </Group>
      </div>
    </div>
  );
}

const gridClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3";

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-4 sm:p-8">
      <h2 className="text-base font-semibold">{title}</h2>
      {text !== undefined && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** How fields and their values are named, also in a conflict. */
export function useFieldTexts() {
  const t = useTranslation();
  const options: Partial<Record<FieldName, readonly (readonly [value: string, text: string])[]>> = {
    kind: PositionKind.options.map((kind) => [kind, t(`position.kind.${kind}`)]),
    workplace: Workplace.options.map((one) => [one, t(`position.workplace.${one}`)]),
    advertised: [
      ["true", t("adminPositions.advertised.true")],
      ["false", t("adminPositions.advertised.false")],
    ],
    picture: Object.keys(positionPictures).map((name) => [name, name]),
    "salary.period": [
      ["", t("adminPositions.salary.none")],
      ["month", t("adminPositions.salary.month")],
      ["year", t("adminPositions.salary.year")],
    ],
    "salary.currency": Salary.shape.currency.options.map((currency) => [currency, currency]),
  };
  return {
    options,
    labelOf: (name: FieldName): string => {
      const found = translatedFields.find(({ field }) => field === name);
      const shared = sharedFields.find((field) => field === name);
      if (found !== undefined) {
        return t("adminPositions.inLanguage", {
          field: t(`adminPositions.field.${found.text}`),
          language: t(`adminPositions.language.${found.language}`),
        });
      }
      return shared === undefined ? name : t(`adminPositions.field.${shared}`);
    },
    describe: (name: FieldName, value: string): string =>
      options[name]?.find(([option]) => option === value)?.[1] ?? value,
  };
}

/** One text in one language. */
function Translated({
  text,
  language,
  start,
  missing,
  problemOf,
}: Editing & { text: TranslatedField; language: Language }) {
  const t = useTranslation();
  const { labelOf } = useFieldTexts();
  const name = `${text}.${language}` as const;
  const isList = lists.some((list) => list === text);
  const isLine = text === "title" || text === "label";
  const shared = { name, lang: language, defaultValue: start[name] };
  return (
    <Field
      label={labelOf(name)}
      hint={text === "label" ? t("adminPositions.field.label.hint") : undefined}
      aside={missing.includes(name) && <Badge tone="amber">{t("adminPositions.missing")}</Badge>}
      error={problemOf(name)}
    >
      {(control) =>
        isLine ? (
          <Input {...control} {...shared} maxLength={limits.title} />
        ) : (
          <Textarea
            {...control}
            {...shared}
            rows={isList ? 7 : 3}
            maxLength={isList ? limits.items * (limits.item + 1) : limits.summary}
          />
        )
      }
    </Field>
  );
}

type SharedProps = Editing & { name: SharedField; isHidden?: boolean; className?: string };

function Shared({
  name,
  isHidden = false,
  className = "",
  problemOf,
  children,
}: SharedProps & {
  children: (
    control: Parameters<ComponentProps<typeof Field>["children"]>[0] & { name: string },
  ) => ReactNode;
}) {
  const t = useTranslation();
  return (
    <div hidden={isHidden} className={className}>
      <Field
        label={t(`adminPositions.field.${name}`)}
        hint={isHinted(name) ? t(`adminPositions.field.${name}.hint`) : undefined}
        error={problemOf(name)}
      >
        {(control) => children({ ...control, name })}
      </Field>
    </div>
  );
}

const hinted = ["location", "skills", "slug", "posted_on", "closes_on"] as const;
const isHinted = (name: SharedField): name is (typeof hinted)[number] =>
  hinted.some((one) => one === name);

function Choice(props: SharedProps) {
  const { options } = useFieldTexts();
  return (
    <Shared {...props}>
      {(control) => (
        <Select {...control} defaultValue={props.start[props.name]}>
          {options[props.name]?.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Shared>
  );
}

function Line({
  isHidden = false,
  className = "",
  name,
  start,
  values,
  missing,
  problemOf,
  ...input
}: SharedProps & Omit<ComponentProps<"input">, "name" | "className">) {
  return (
    <Shared {...{ isHidden, className, name, start, values, missing, problemOf }}>
      {(control) => <Input {...control} {...input} defaultValue={start[name]} />}
    </Shared>
  );
}

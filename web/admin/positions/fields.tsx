import type { ComponentProps, ReactNode } from "react";
import { positionPictures } from "#content/position-pictures.ts";
import { positionLimits as limits } from "#contract/limits.ts";
import { PositionKind, Salary, Workplace } from "#contract/positions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { PositionIcon } from "#web/positions/position-icon.tsx";
import { useField } from "#web/forms/form.tsx";
import { salaryText } from "#web/positions/positions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Input, type Options, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import {
  type Field as FieldName,
  lists,
  positionIn,
  type PositionValues,
  translatedFields,
} from "./values.ts";

type Editing = {
  /** The values that the fields start with. */
  start: PositionValues;
  values: PositionValues;
  /** The texts that publishing needs. */
  missing: readonly string[];
};

/** All fields of a position: the texts in both languages side by side, then the rest. */
export function PositionFields({ isStored, ...editing }: Editing & { isStored: boolean }) {
  const { t, language } = useI18n();
  const { values } = editing;
  const salary = Salary.safeParse(positionIn(values).salary).data;
  const amount = {
    isHidden: values["salary.period"] === "",
    inputMode: "numeric",
    maxLength: 24,
    ...editing,
  } as const;
  return (
    <div className="grid gap-5">
      <Group title={t("adminPositions.texts")} text={t("adminPositions.textsText")}>
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          {translatedFields.map(({ field, language }) => (
            <PositionField
              key={field}
              name={field}
              lang={language}
              maxLength={limits.title}
              {...editing}
            />
          ))}
        </div>
      </Group>
      <Group title={t("adminPositions.details")}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          <PositionField name="kind" {...editing} />
          <PositionField name="workplace" {...editing} />
          <PositionField name="advertised" {...editing} />
          <PositionField name="location" maxLength={limits.location} {...editing} />
          <PositionField name="openings" inputMode="numeric" maxLength={5} {...editing} />
          <div className="flex items-start gap-3">
            <PositionField name="picture" className="grow" {...editing} />
            <span className="mt-7">
              <PositionIcon position={values} />
            </span>
          </div>
          <PositionField name="skills" {...editing} />
          <PositionField
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
            <PositionField name="posted_on" type="date" {...editing} />
            <PositionField name="closes_on" type="date" {...editing} />
          </div>
        </Group>
        <Group title={t("adminPositions.salary")}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <PositionField name="salary.period" {...editing} />
            {/* Hidden, not removed: the amounts return with the period. */}
            <PositionField name="salary.currency" {...amount} />
            <PositionField name="salary.min" {...amount} />
            <PositionField name="salary.max" {...amount} />
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

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-4 sm:p-8">
      <h2 className="heading-5">{title}</h2>
      {text !== undefined && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** How fields and their values are named, also in a conflict. */
export function useFieldTexts() {
  const { t, translateKey } = useI18n();
  const options: Partial<Record<FieldName, Options<string>>> = {
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
      if (found === undefined) return translateKey(`adminPositions.field.${name}`);
      return t("list.inLanguage", {
        name: t(`adminPositions.field.${found.text}`),
        language: t(`language.${found.language}`),
      });
    },
    describe: (name: FieldName, value: string): string =>
      options[name]?.find(([option]) => option === value)?.[1] ?? value,
  };
}

/** The number of lines and characters of the long texts. */
const textareas = new Map<string, { rows: number; maxLength: number }>([
  ["summary", { rows: 3, maxLength: limits.summary }],
  ["skills", { rows: 5, maxLength: limits.items * (limits.skill + 1) }],
  ...lists.map((list) => [list, { rows: 7, maxLength: limits.items * (limits.item + 1) }] as const),
]);

/** One field with its label: a select, a textarea, or an input that takes the remaining props. */
function PositionField({
  name,
  isHidden = false,
  className = "",
  start,
  values: _values,
  missing,

  lang,
  ...input
}: Editing & { name: FieldName; isHidden?: boolean } & Omit<ComponentProps<"input">, "name">) {
  const { t, findText } = useI18n();
  const { options, labelOf } = useFieldTexts();
  const shared = { name, lang, defaultValue: start[name] };
  const [text = ""] = name.split(".");
  const textarea = textareas.get(text);
  return (
    <div hidden={isHidden} className={className}>
      <Field
        label={labelOf(name)}
        hint={findText(`adminPositions.field.${text}.hint`)}
        aside={missing.includes(name) && <Badge tone="amber">{t("adminPositions.missing")}</Badge>}
        error={useField(name).error}
      >
        {(control) => {
          if (options[name] !== undefined) {
            return <Select {...control} {...shared} options={options[name]} />;
          }
          if (textarea !== undefined) return <Textarea {...control} {...shared} {...textarea} />;
          return <Input {...control} {...shared} {...input} />;
        }}
      </Field>
    </div>
  );
}

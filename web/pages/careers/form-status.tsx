import type { TextKey } from "#web/i18n/dictionaries.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import {
  experienceLevels,
  fieldLabels,
  type FieldName,
  focusField,
  inFormOrder,
} from "./field-labels.ts";
import { optionName } from "#web/positions/positions.ts";
import type { useApplicationForm } from "./use-application-form.ts";

/** The state of the form in eight lines, with links to the missing fields (spec §2). */
export function FormStatus({
  form: { values, invalidFields, visibleErrors, resume },
  isSending,
}: {
  form: ReturnType<typeof useApplicationForm>;
  isSending: boolean;
}) {
  const t = useTranslation();
  const { options = [] } = usePagePositions();
  const listed = (names: readonly FieldName[]) =>
    names.map((name) => t(fieldLabels[name])).join(", ");
  const yesOrNo = (is: boolean) => t(is ? "apply.status.yes" : "apply.status.no");
  const level = experienceLevels.find((known) => known === values.experience_level);
  const hasResume = resume.file !== undefined;
  const isTyped = (name: FieldName) => name !== "resume" && (values[name] ?? "").trim() !== "";
  const incomplete = inFormOrder(hasResume ? invalidFields : [...invalidFields, "resume"]);
  const toDo = [
    ["apply.status.missing", incomplete.filter((name) => !isTyped(name))],
    ["apply.status.toCorrect", incomplete.filter(isTyped)],
  ] as const;

  const lines: [TextKey, string][] = [
    [
      "apply.status.form",
      t(invalidFields.length === 0 ? "apply.status.valid" : "apply.status.invalid"),
    ],
    ["apply.status.resume", yesOrNo(hasResume)],
    ["apply.status.submitting", yesOrNo(isSending)],
    ["apply.status.errors", listed(visibleErrors) || t("apply.status.none")],
    ["apply.status.position", optionName(options, values.position ?? "")],
    ["apply.status.experience", level === undefined ? "" : t(`experience.${level}`)],
    ["form.name", values.full_name ?? ""],
    ["form.email", values.email ?? ""],
  ];

  return (
    <section aria-labelledby="form-status" className="rounded-md border border-line bg-raised p-5">
      <h2 id="form-status" className="heading-5">
        {t("apply.status")}
      </h2>
      {toDo.map(
        ([text, names]) =>
          names.length > 0 && (
            <div key={text} className="mt-3 flex flex-wrap items-center gap-2">
              <p className="mr-1 text-[0.9375rem] text-muted">{t(text)}</p>
              {names.map((name) => (
                <a
                  key={name}
                  href={`#${name}`}
                  onClick={(event) => {
                    // The link alone would scroll the page and leave the focus.
                    event.preventDefault();
                    focusField(name);
                  }}
                  className="inline-flex min-h-8 items-center rounded-full border border-edge bg-surface px-3 text-sm font-semibold text-primary hover:border-primary pointer-coarse:min-h-11"
                >
                  {t(fieldLabels[name])}
                </a>
              ))}
            </div>
          ),
      )}
      <dl className="mt-3 grid gap-x-8 text-[0.9375rem] sm:grid-cols-2">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-t border-line py-2 first:border-0 sm:nth-2:border-0"
          >
            <dt className="shrink-0 text-muted">{t(label)}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">
              {value.trim() || <span className="text-muted">{t("apply.status.empty")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

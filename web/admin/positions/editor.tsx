import { type FormEvent, useRef, useState } from "react";
import { StaffPosition } from "#contract/positions.ts";
import { createPosition, updatePosition } from "#web/api/positions.ts";
import { asRecord } from "#web/browser/json.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { fillField, type FormValues, formValuesIn } from "#web/forms/form-values.ts";
import { LoadError } from "#web/data/query-state.tsx";
import { useConflict } from "#web/forms/use-conflict.ts";
import { useSchemaForm } from "#web/forms/use-form.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation, useNavigate, useSearchParams } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { useHeadingFocus } from "../use-heading-focus.ts";
import {
  newPosition,
  positionAddress,
  StateBadge,
  useTitle,
  usePosition,
  usePositionCache,
} from "./position.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { PositionFields, useFieldTexts } from "./fields.tsx";
import { Preview } from "./preview.tsx";
import { useStateChange } from "./state-change.tsx";
import {
  changeOf,
  copyOf,
  fields,
  missingIn,
  newValues,
  positionForm,
  type PositionInput,
  type PositionValues,
  valuesOf,
} from "./values.ts";

/** The editor of the position in the address, or of a new one, which may start as a copy. */
export default function EditorScreen() {
  const t = useTranslation();
  const [search] = useSearchParams();
  const { editor } = asRecord(useLocation().state);
  const slug = search.get("position") ?? newPosition;
  const source = search.get("from");
  const isNew = slug === newPosition;
  const { data, error, refetch } = usePosition(isNew ? source : slug);

  if (data === undefined && !(isNew && source === null)) {
    if (error === null) return <LoadingScreen message={t("admin.loading")} />;
    return (
      <div className="page-width py-10">
        <h1 className="sr-only">{t("adminPositions.title")}</h1>
        <LoadError
          title={t("adminPositions.oneFailed")}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  // A position keeps its editor when it gets its first slug or another one.
  const key = typeof editor === "string" ? editor : `${slug} ${source}`;
  const start = data === undefined ? newValues : isNew ? copyOf(data) : valuesOf(data);
  return <Editor key={key} id={key} record={isNew ? undefined : data} start={start} />;
}

/** The screen in which a position is written, published and closed. */
function Editor({
  id,
  record,
  start,
}: {
  /** Kept in the history entry, so that a position with a new slug keeps its editor. */
  id: string;
  /** Undefined until the position is stored. */
  record: StaffPosition | undefined;
  start: PositionValues;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const cache = usePositionCache();
  const titleOf = useTitle();
  const { labelOf, describe } = useFieldTexts();
  const stateChange = useStateChange(record);
  const element = useRef<HTMLFormElement>(null);
  const heading = useHeadingFocus();
  const isPublishing = useRef(false);
  const slug = useRef(record?.slug ?? newPosition);
  // A refresh does not change the fields.
  const [initial] = useState(start);
  const [first, setFirst] = useState(record);
  const [values, setValues] = useState(start);
  const state = record?.state ?? "draft";
  const isOpen = state === "open";

  const conflicts = useConflict({
    base: first && baseOf(first),
    baseOf,
    parse: (current) => StaffPosition.safeParse(current).data,
  });
  // A copy differs from an empty position, so it asks before it is lost.
  const stored = conflicts.base?.read ?? newValues;
  const isChanged = fields.some((field) => values[field] !== stored[field]);
  const changes = useUnsavedChanges(
    () => isChanged,
    (to) => to.searchParams.get("position") === slug.current,
  );
  const { formProps, problemOf, isBusy, canSend } = useSchemaForm({
    schema: () => positionForm(isPublishing.current || state === "open"),
    send,
    failed: "adminPositions.saveFailed",
    isBlocked: conflicts.conflict !== null || stateChange.isBusy,
  });

  async function send(input: PositionInput, form: HTMLFormElement): Promise<void> {
    const sent = formValuesIn(form);
    const publishes = isPublishing.current;
    const saved = await save(input, publishes);
    if (saved === null) return;
    adopt(saved, sent, form);
    if (publishes) return stateChange.showPublished(saved, state);
    const text = saved.state === "draft" ? "adminPositions.draftSaved" : "adminPositions.saved";
    toast({ title: t(text), tone: "success" });
  }

  /** Stores the fields that differ. Returns null where none does, or a conflict must be resolved. */
  async function save(input: PositionInput, publishes: boolean): Promise<StaffPosition | null> {
    const change = publishes ? ({ state: "open" } as const) : {};
    if (record === undefined) return createPosition({ ...input, ...change });
    const edited = changeOf(input, stored);
    if (!publishes && Object.keys(edited).length === 0) {
      toast({ title: t("form.unchanged") });
      return null;
    }
    return conflicts.save(valuesOf(input), ({ version }) =>
      updatePosition(record.slug, { ...edited, ...change }, version),
    );
  }

  /** Continues from what is stored now. Texts typed meanwhile stay. */
  function adopt(saved: StaffPosition, sent: FormValues, form: HTMLFormElement): void {
    cache.set(saved);
    setFirst(saved);
    const now = formValuesIn(form);
    const savedValues = valuesOf(saved);
    for (const field of fields) {
      const isReformatted = now[field] === sent[field] && now[field] !== savedValues[field];
      if (isReformatted) fillField(form, field, savedValues[field]);
    }
    if (saved.slug === record?.slug) return;
    slug.current = saved.slug;
    navigate(positionAddress(saved.slug), { replace: true, state: { editor: id } });
  }

  function submit(publishes: boolean): void {
    isPublishing.current = publishes;
    element.current?.requestSubmit();
  }

  const onTyped = () => {
    if (element.current !== null) setValues({ ...values, ...formValuesIn(element.current) });
  };
  const missing = missingIn(values);
  const language = search.get("preview");
  const isPreviewed = language === "en" || language === "vi";

  return (
    <>
      <div className="page-width pb-10 text-[0.9375rem]" hidden={isPreviewed}>
        <EditorBar record={record} onDeleted={changes.markSaved} />
        <div className="flex flex-wrap items-center gap-x-3">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-xl font-semibold wrap-anywhere outline-none"
          >
            {record === undefined ? t("adminPositions.newTitle") : titleOf(record)}
          </h1>
          <StateBadge state={state} />
        </div>
        {record?.is_sample === true && (
          <Alert tone="info" title={t("adminPositions.sampleTitle")} className="mt-4">
            <p>{t("adminPositions.sampleText")}</p>
            <SmallButton
              className="mt-3"
              isBusy={stateChange.isBusy}
              onClick={stateChange.markReal}
            >
              {t("adminPositions.markReal")}
            </SmallButton>
          </Alert>
        )}
        <form
          {...formProps}
          ref={element}
          // A focused field stays clear of the bar below.
          className="mt-5 [&_:is(input,select,textarea)]:scroll-mb-28"
          onInput={(event: FormEvent<HTMLFormElement>) => {
            formProps.onInput(event);
            onTyped();
          }}
        >
          <FormConflict {...{ conflicts, labelOf, describe, isBusy }} form={element} />
          <PositionFields
            start={initial}
            values={values}
            missing={missing}
            isStored={record !== undefined}
            problemOf={problemOf}
          />
          <div className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-edge bg-surface px-4 py-3 shadow-raised">
            <output className="min-w-0 grow text-sm">
              {isChanged && (
                <span className="font-semibold text-warning">{`${t("form.unsaved")} · `}</span>
              )}
              <span className="text-muted">
                {missing.length > 0 && !isOpen
                  ? t("adminPositions.lacks", { count: missing.length })
                  : t(`adminPositions.saveText.${state}`)}
              </span>
            </output>
            <div className="flex flex-wrap gap-2">
              {isOpen && (
                <Button variant="secondary" disabled={!canSend} onClick={stateChange.close}>
                  {t("adminPositions.close")}
                </Button>
              )}
              <Button
                variant={isOpen ? "primary" : "secondary"}
                disabled={!canSend}
                isBusy={isBusy}
                onClick={() => submit(false)}
              >
                {t(state === "draft" ? "adminPositions.saveDraft" : "form.save")}
              </Button>
              {!isOpen && (
                <Button disabled={!canSend} onClick={() => submit(true)}>
                  {t(state === "closed" ? "adminPositions.reopen" : "adminPositions.publish")}
                </Button>
              )}
            </div>
          </div>
        </form>
        {changes.question}
        {stateChange.dialog}
      </div>
      {isPreviewed && <Preview values={values} language={language} />}
    </>
  );
}

const baseOf = (saved: StaffPosition) => ({ read: valuesOf(saved), version: saved.updated_at });

import { useRef, useState } from "react";
import { StaffPosition } from "#contract/positions.ts";
import { createPosition, updatePosition } from "#web/api/positions.ts";
import { asRecord } from "#web/browser/json.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { formValuesIn } from "#web/forms/values.ts";
import { LoadError } from "#web/data/query-state.tsx";
import { Form } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation, useNavigate, useSearchParams, useOpenedByLink } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { newPosition, positionAddress, StateBadge, useTitle } from "./position.tsx";
import { usePosition, usePositionCache } from "./queries.ts";
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
import { matchPanel } from "../routes.ts";

/** The editor of the position in the address, or of a new one, which may start as a copy. */
export default function EditorScreen() {
  const t = useTranslation();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const { editor } = asRecord(state);
  const slug = matchPanel(pathname)?.parameter ?? newPosition;
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
  const heading = useHeadingFocus(useOpenedByLink());
  const slug = useRef(record?.slug ?? newPosition);
  // A refresh does not change the fields.
  const [initial] = useState(start);
  const [values, setValues] = useState(start);
  const state = record?.state ?? "draft";
  const isOpen = state === "open";
  const form = useForm({
    schema: (intent: string) => positionForm(intent === publish || isOpen),
    record: {
      saved: record,
      baseOf,
      parse: (current) => StaffPosition.safeParse(current).data,
      textsOf: (input: PositionInput) => valuesOf(input),
      labelOf,
      describe,
    },
    save,
    failed: "adminPositions.saveFailed",
    // A copy differs from an empty position, so it asks before it is lost.
    hasMore: (intent) => intent === publish || (record === undefined && isChanged),
    isBlocked: stateChange.isBusy,
    guards: { survives: (to) => matchPanel(to.pathname)?.parameter === slug.current },
  });
  const stored = form.read ?? newValues;
  const isChanged = fields.some((field) => values[field] !== stored[field]);

  async function save(
    input: PositionInput,
    { intent, version, element }: { intent: string; version: string; element: HTMLElement },
  ): Promise<StaffPosition> {
    const change = intent === publish ? ({ state: "open" } as const) : {};
    const saved =
      record === undefined
        ? await createPosition({ ...input, ...change })
        : await updatePosition(record.slug, { ...changeOf(input, stored), ...change }, version);
    cache.set(saved);
    if (saved.slug !== record?.slug) {
      slug.current = saved.slug;
      // A late answer does not lead back from another screen.
      if (element.isConnected)
        navigate(positionAddress(saved.slug), { replace: true, state: { editor: id } });
    }
    if (intent === publish) stateChange.showPublished(saved, state);
    else {
      const text = saved.state === "draft" ? "adminPositions.draftSaved" : "adminPositions.saved";
      toast({ title: t(text), tone: "success" });
    }
    return saved;
  }

  const { canSend, isBusy } = form;
  const missing = missingIn(values);
  const language = search.get("preview");
  const isPreviewed = language === "en" || language === "vi";

  return (
    <>
      <div className="page-width pb-10 text-[0.9375rem]" hidden={isPreviewed}>
        <EditorBar record={record} onDeleted={form.forget} />
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 ref={heading} tabIndex={-1} className="heading-4 wrap-anywhere outline-none">
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
        <Form
          form={form}
          // A focused field stays clear of the bar below.
          className="mt-5 [&_:is(input,select,textarea)]:scroll-mb-28"
          onInput={({ currentTarget }) => setValues({ ...values, ...formValuesIn(currentTarget) })}
        >
          <FormConflict />
          <PositionFields
            start={initial}
            values={values}
            missing={missing}
            isStored={record !== undefined}
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
                type="submit"
                disabled={!canSend}
                isBusy={isBusy}
              >
                {t(state === "draft" ? "adminPositions.saveDraft" : "form.save")}
              </Button>
              {!isOpen && (
                <Button type="submit" value={publish} disabled={!canSend}>
                  {t(state === "closed" ? "adminPositions.reopen" : "adminPositions.publish")}
                </Button>
              )}
            </div>
          </div>
        </Form>
        {stateChange.dialog}
      </div>
      {isPreviewed && <Preview values={values} language={language} />}
    </>
  );
}

/** The value of the button that publishes. */
const publish = "publish";

const baseOf = (saved: StaffPosition) => ({ read: valuesOf(saved), version: saved.updated_at });

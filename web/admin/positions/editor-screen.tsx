import { LoadError } from "#web/forms/query-state.tsx";
import { asRecord } from "#web/document/storage.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation, useSearchParams } from "#web/router/router.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { newPosition } from "./addresses.ts";
import { Editor } from "./editor.tsx";
import { usePosition } from "./queries.ts";
import { copyOf, newValues, valuesOf } from "./values.ts";

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

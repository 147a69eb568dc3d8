import type { AuditRecord } from "#contract/audit.ts";
import { Instant } from "#web/instant.tsx";
import { useMessage, useText } from "#web/language.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import { Name, Sentence } from "./sentence.tsx";

const skeletonRows = 8;

// On a phone a row is one sentence with the rest below it.
const wideOnly = "max-md:hidden";

/** The entries, the newest first. Whoever is named leads to all that concerns them. */
export function Entries({
  entries,
  isStale,
  onPerson,
}: {
  /** Undefined while the first page is on its way. */
  entries: readonly AuditRecord[] | undefined;
  isStale: boolean;
  onPerson: (id: string) => void;
}) {
  const t = useText();
  return (
    <Table
      label={t("audit.title")}
      aria-busy={entries === undefined || isStale}
      className={`table-fixed transition-opacity ${isStale ? "opacity-60" : ""}`}
    >
      <thead className={wideOnly}>
        <tr>
          <HeadCell className="w-40 xl:w-48">{t("audit.when")}</HeadCell>
          <HeadCell className="w-[20%]">{t("audit.who")}</HeadCell>
          <HeadCell>{t("audit.what")}</HeadCell>
          <HeadCell className="w-36">{t("audit.where")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries?.map((record) => <Entry key={record.id} record={record} onPerson={onPerson} />) ??
          Array.from({ length: skeletonRows }, (_, row) => (
            <Row key={row}>
              {["", "", "", ""].map((_, cell) => (
                <Cell key={cell} className={cell === 2 ? "" : wideOnly}>
                  <Skeleton className="h-4 w-4/5" />
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

function Entry({ record, onPerson }: { record: AuditRecord; onPerson: (id: string) => void }) {
  const t = useText();
  const { at, actor, network } = record;
  const nameLook = (id: string, name: string) => (
    <button
      type="button"
      onClick={() => onPerson(id)}
      className="rounded-sm text-left underline-offset-2 hover:text-jade hover:underline pointer-coarse:py-2.5"
    >
      {name}
    </button>
  );
  return (
    <Row>
      <Cell className={`${wideOnly} text-muted`}>
        <Instant iso={at} withTime />
      </Cell>
      <Cell className={wideOnly}>
        <Name party={actor} isFirst nameLook={nameLook} />
      </Cell>
      <Cell className="max-md:py-2.5">
        <span className={wideOnly}>
          <Sentence record={record} withActor={false} nameLook={nameLook} />
        </span>
        <span className="md:hidden">
          <Sentence record={record} nameLook={nameLook} />
        </span>
        <FieldNames record={record} />
        <span className="mt-0.5 block text-[0.8125rem] text-muted md:hidden">
          <Instant iso={at} withTime />
          {network !== null && (
            <span className="wrap-anywhere">{` · ${t("audit.network", { network })}`}</span>
          )}
        </span>
      </Cell>
      <Cell className={`${wideOnly} text-muted wrap-anywhere`}>
        {network ?? t("audit.noNetwork")}
      </Cell>
    </Row>
  );
}

/** What was changed; of a status also from and to. */
function FieldNames({ record: { fields, status } }: { record: AuditRecord }) {
  const t = useText();
  const textOf = useMessage();
  if (fields.length === 0) return null;
  const names = fields.map((field) => {
    const key = `audit.field.${field}`;
    const words = textOf(key);
    if (words === key) return field;
    if (field !== "status" || status === undefined) return words;
    const { before, after } = status;
    return t("audit.fromTo", {
      field: words,
      before: textOf(`status.${before}`),
      after: textOf(`status.${after}`),
    });
  });
  return <span className="block text-[0.8125rem] text-muted">{names.join(", ")}</span>;
}

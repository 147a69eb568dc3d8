import type { AuditRecord } from "#contract/audit.ts";
import { Timestamp, useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import type { ReactNode } from "react";
import { capitalized, piecesOf, sentenceKey } from "./words.ts";

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
  const t = useTranslation();
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
  const t = useTranslation();
  const { at, actor, network } = record;
  const nameLook = (id: string, name: string) => (
    <button
      type="button"
      onClick={() => onPerson(id)}
      className="rounded-sm text-left underline-offset-2 hover:text-primary hover:underline pointer-coarse:py-2.5"
    >
      {name}
    </button>
  );
  return (
    <Row>
      <Cell className={`${wideOnly} text-muted`}>
        <Timestamp iso={at} withTime />
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
          <Timestamp iso={at} withTime />
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
  const t = useTranslation();
  const textOf = useTranslateKey();
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

type Party = AuditRecord["actor"] | NonNullable<AuditRecord["target"]>;

/** Shows the name of somebody with an id, such as a link to what else concerns them. */
type NameLook = (id: string, name: string) => ReactNode;

/** What an entry of the audit log tells, as a sentence or, without its actor, as the rest of one. */
export function Sentence({
  record,
  withActor = true,
  nameLook,
}: {
  record: AuditRecord;
  withActor?: boolean;
  nameLook?: NameLook;
}) {
  const t = useTranslation();
  const textOf = useTranslateKey();
  const sentence = textOf(sentenceKey(record));
  const pieces = piecesOf(withActor ? sentence : sentence.replace(/^\{actor\} /, ""));
  const told = pieces.map((piece, index) => {
    const isFirst = index === 0;
    const party =
      piece === "{actor}" ? record.actor : piece === "{target}" ? record.target : undefined;
    if (party === undefined) return isFirst ? capitalized(piece) : piece;
    // The position is what tells the pieces of one sentence apart, and it never changes.
    return <Name key={piece} party={party} isFirst={isFirst} {...(nameLook && { nameLook })} />;
  });
  const { times } = record;
  return times === undefined ? told : [...told, ` ${t("audit.times", { count: times })}`];
}

/** Who acted or was acted on. Whoever is gone or never had an account is called by what they are. */
function Name({
  party,
  isFirst,
  nameLook = (_id, name) => name,
}: {
  party: Party | null;
  /** Whether a sentence begins here. */
  isFirst: boolean;
  nameLook?: NameLook;
}) {
  const t = useTranslation();
  const words = (text: string) => (isFirst ? capitalized(text) : text);
  if (party === null) return words(t("audit.formerUser"));
  if (party.kind === "visitor" || party.kind === "system") return words(t(`audit.${party.kind}`));
  const gone = party.kind === "application" ? "audit.formerApplicant" : "audit.formerUser";
  const name = party.name ?? words(t(gone));
  const look = nameLook(party.id, name);
  return party.name === null ? look : <b className="font-semibold wrap-anywhere">{look}</b>;
}

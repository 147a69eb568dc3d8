import type { AuditRecord } from "#contract/audit.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { Link } from "#web/router/link.tsx";
import { positionAddress } from "../positions/position.tsx";
import { capitalized, partsOf, sentenceKey } from "./sentences.ts";

// A phone shows the sentence, with time and network below it.
const wideOnly = "max-md:hidden";

/** Called with the id of a person whose name is clicked. */
type OnPerson = (id: string) => void;

/** A table of entries, the newest first. A click on a name lists all entries about that person. */
export function Entries({
  entries,
  isStale,
  onPerson,
}: {
  /** Undefined while the first page loads. */
  entries: readonly AuditRecord[] | undefined;
  isStale: boolean;
  onPerson: OnPerson;
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
        {entries?.map((record) => {
          const { id, at, actor, network } = record;
          return (
            <Row key={id}>
              <Cell className={`${wideOnly} text-muted`}>
                <Timestamp iso={at} withTime />
              </Cell>
              <Cell className={wideOnly}>
                <Name party={actor} isFirst onPerson={onPerson} />
              </Cell>
              <Cell className="max-md:py-2.5">
                <span className={wideOnly}>
                  <Sentence record={record} hasActor={false} onPerson={onPerson} />
                </span>
                <span className="md:hidden">
                  <Sentence record={record} onPerson={onPerson} />
                </span>
                <ChangedFields record={record} />
                <span className="mt-0.5 block text-[0.8125rem] text-muted md:hidden">
                  <Timestamp iso={at} withTime />
                  {network !== null && (
                    <span className="wrap-anywhere">{` · ${t("sessions.network", { network })}`}</span>
                  )}
                </span>
              </Cell>
              <Cell className={`${wideOnly} text-muted wrap-anywhere`}>{network ?? "–"}</Cell>
            </Row>
          );
        }) ??
          Array.from({ length: 8 }, (_, row) => (
            <Row key={row}>
              {[wideOnly, wideOnly, "", wideOnly].map((className, cell) => (
                <Cell key={cell} className={className}>
                  <Skeleton className="h-4 w-4/5" />
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

/** The changed fields; of a status also its old and new value. */
function ChangedFields({ record: { fields, status } }: { record: AuditRecord }) {
  const { t, translateKey } = useI18n();
  if (fields.length === 0) return null;
  const names = fields.map((field) => {
    const key = `audit.field.${field}`;
    const name = translateKey(key);
    if (name === key) return field;
    if (field !== "status" || status === undefined) return name;
    return t("audit.fromTo", {
      field: name,
      before: translateKey(`status.${status.before}`),
      after: translateKey(`status.${status.after}`),
    });
  });
  return <span className="block text-[0.8125rem] text-muted">{names.join(", ")}</span>;
}

/** An entry of the audit log as a sentence; without its actor, the rest of one. */
export function Sentence({
  record,
  hasActor = true,
  onPerson,
}: {
  record: AuditRecord;
  hasActor?: boolean;
  onPerson?: OnPerson;
}) {
  const { t, translateKey } = useI18n();
  const sentence = translateKey(sentenceKey(record));
  const parts = partsOf(hasActor ? sentence : sentence.replace(/^\{actor\} /, ""));
  const nodes = parts.map((part, index) => {
    const isFirst = index === 0;
    if (part !== "{actor}" && part !== "{target}") return isFirst ? capitalized(part) : part;
    const party = part === "{actor}" ? record.actor : record.target;
    return <Name key={part} party={party} isFirst={isFirst} onPerson={onPerson} />;
  });
  const { times } = record;
  return times === undefined ? nodes : [...nodes, ` ${t("activity.times", { count: times })}`];
}

const formerTexts = {
  user: "audit.formerUser",
  application: "audit.formerApplicant",
  position: "audit.formerPosition",
} as const;

/** A person by name, or a position by its slug; a deleted one, a visitor and the system by their kind. */
function Name({
  party,
  isFirst,
  onPerson,
}: {
  party: AuditRecord["actor"] | AuditRecord["target"];
  /** Whether it begins a sentence. */
  isFirst: boolean;
  onPerson: OnPerson | undefined;
}) {
  const t = useTranslation();
  const text = (key: TextKey) => (isFirst ? capitalized(t(key)) : t(key));
  if (party === null) return text("audit.formerUser");
  if (party.kind === "visitor" || party.kind === "system") return text(`audit.${party.kind}`);
  const { id, kind, name } = party;
  const shown = name ?? text(formerTexts[kind]);
  if (kind === "position" && name !== null) {
    return (
      <Link
        to={positionAddress(name)}
        className="rounded-sm font-semibold wrap-anywhere underline-offset-2 hover:text-primary hover:underline pointer-coarse:py-2.5"
      >
        {name}
      </Link>
    );
  }
  const content = onPerson ? (
    <button
      type="button"
      onClick={() => onPerson(id)}
      className="rounded-sm text-left underline-offset-2 hover:text-primary hover:underline pointer-coarse:py-2.5"
    >
      {shown}
    </button>
  ) : (
    shown
  );
  return name === null ? content : <b className="font-semibold wrap-anywhere">{content}</b>;
}

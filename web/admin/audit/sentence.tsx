import type { ReactNode } from "react";
import type { AuditRecord } from "#contract/audit.ts";
import { useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { capitalized, piecesOf, sentenceKey } from "./words.ts";

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
export function Name({
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

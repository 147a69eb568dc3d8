import { useEffect, useRef } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** One field that somebody else has changed, in words. */
export type ConflictLine = {
  label: string;
  /** Undefined where this reader left the field as it was. */
  mine: string | undefined;
  theirs: string;
};

/**
 * Says that somebody else has changed the record meanwhile, and what. Nothing is lost until its reader
 * chooses: to keep what they have made of it, or to take what the other has.
 */
export function ConflictNotice({
  title,
  by,
  lines,
  isBusy = false,
  onKeepMine,
  onTakeTheirs,
}: {
  /** Where it is not somebody else alone who can change it. */
  title?: string;
  /** The name of the other person, where it is known. */
  by?: string | undefined;
  lines: readonly ConflictLine[];
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // It may stand above what is in sight of a long form.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-5 outline-none">
      <Alert
        tone="warning"
        title={
          title ?? (by === undefined ? t("conflict.title") : t("conflict.titleBy", { name: by }))
        }
      >
        <p>{t("conflict.text")}</p>
        <dl className="mt-3 grid gap-3">
          {lines.map(({ label, mine, theirs }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="grid gap-x-4 sm:grid-cols-2">
                <Value name={t("conflict.theirs")} text={theirs} />
                {mine !== undefined && <Value name={t("conflict.mine")} text={mine} />}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={onKeepMine}>
            {t("conflict.keepMine")}
          </Button>
          <Button variant="secondary" size="small" disabled={isBusy} onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

function Value({ name, text }: { name: string; text: string }) {
  const t = useTranslation();
  return (
    <span className="min-w-0">
      <span className="block text-sm text-muted">{name}</span>
      <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {text === "" ? t("conflict.empty") : text}
      </span>
    </span>
  );
}

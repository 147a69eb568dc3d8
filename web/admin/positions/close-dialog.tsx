import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import {
  closingOutcomes,
  type ClosedPosition,
  type ClosePosition,
  type WaitingPerson,
} from "#contract/closing.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { emailsIn, LanguageEmailFields, languageEmails } from "#web/admin/email-texts/fields.tsx";
import { closePosition } from "#web/api/positions.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { SelectField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { interpolateNodes, Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { useReasonOptions } from "../applications/status.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";
import { useTitle } from "./position.tsx";
import { closingQuery, usePositionCache } from "./queries.ts";

const CloseForm = z.object({
  outcome: z.enum(closingOutcomes),
  rejection_reason: z._default(z.string(), ""),
  ...languageEmails,
});

/** Asks what becomes of the applications that wait, and closes the position. */
export function CloseDialog({
  position,
  onClose,
  onClosed,
}: {
  position: StaffPosition;
  onClose: () => void;
  /** `since` are the names of those who have applied while the dialog was open. */
  onClosed: (closed: ClosedPosition, since: readonly string[]) => void;
}) {
  const t = useTranslation();
  const cache = usePositionCache();
  const title = useTitle()(position);
  const { slug, waiting } = position;
  const [rejects, setRejects] = useState(false);
  const preview = useQuery(closingQuery(slug));
  const people = preview.data?.people ?? [];
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const reasonOptions = useReasonOptions();
  const form = useForm({
    schema: CloseForm,
    save: async ({ outcome, rejection_reason, ...texts }) => {
      const rejections: Omit<ClosePosition, "outcome"> = {
        ids: people.map(({ id }) => id).filter((id) => !unticked.has(id)),
        rejection_reason: RejectionReason.safeParse(rejection_reason).data ?? null,
        status_emails: emailsIn(texts),
      };
      const closed = await closePosition(slug, { outcome, ...(rejects && rejections) });
      cache.set(closed.position);
      void cache.reload();
      const shown = new Set(people.map(({ id }) => id));
      const since = rejects ? closed.people.filter(({ id }) => !shown.has(id)) : [];
      return { closed, since: since.map((one) => one.full_name) };
    },
    failed: "adminPositions.stateFailed",
    isBlocked: rejects && preview.data === undefined,
    guards: true,
    onSaved: ({ closed, since }) => {
      onClose();
      onClosed(closed, since);
    },
  });

  return (
    <FormDialog
      form={form}
      title={t("adminPositions.closeTitle", { position: title })}
      description={t("adminPositions.closeText", { count: waiting })}
      submit={t("adminPositions.close")}
      busy={t("adminPositions.closeBusy")}
      onClose={onClose}
    >
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">{t("adminPositions.closeChoice")}</legend>
        {closingOutcomes.map((outcome) => (
          <label
            key={outcome}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-edge p-3 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={rejects === (outcome === "reject")}
              onChange={() => setRejects(outcome === "reject")}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="font-semibold">{t(`adminPositions.${texts[outcome]}`)}</span>
            <span className="col-start-2 text-sm text-muted">
              {t(`adminPositions.${texts[outcome]}Text`)}
            </span>
          </label>
        ))}
      </fieldset>
      {/* Hidden, not removed: edited texts return with the choice. */}
      <fieldset
        disabled={!rejects}
        hidden={!rejects}
        className="grid min-w-0 gap-4 sm:col-span-2 [&[hidden]]:hidden"
      >
        <QueryState
          query={preview}
          failed={t("adminPositions.stateFailed")}
          loading={<LoadingText text={t("statusEmail.loading")} />}
        >
          {({ emails }) => (
            <>
              <People people={people} unticked={unticked} onChange={setUnticked} />
              {people.some(({ interview }) => interview !== null) && (
                <p className="text-sm text-muted">{t("interviews.bulkRejections")}</p>
              )}
              <SelectField
                name="rejection_reason"
                label={t("details.reason")}
                hint={t("details.reasonHint")}
                options={[["", t("reason.none")], ...reasonOptions]}
                defaultValue={"position_filled" satisfies RejectionReason}
              />
              {emails.map((email) => (
                <LanguageEmailFields key={email.language} language={email.language} email={email} />
              ))}
              {emails[0] !== undefined && emails[0].hold_hours > 0 && (
                <p className="text-sm text-muted">
                  {interpolateNodes(t("adminPositions.closeHeld"), {
                    time: <Timestamp iso={emails[0].leaves_at} withTime />,
                  })}
                </p>
              )}
            </>
          )}
        </QueryState>
      </fieldset>
    </FormDialog>
  );
}

/** The people who wait, each with a tick that rejects. */
function People({
  people,
  unticked,
  onChange,
}: {
  people: readonly WaitingPerson[];
  unticked: ReadonlySet<string>;
  onChange: (unticked: ReadonlySet<string>) => void;
}) {
  const t = useTranslation();
  const ticked = people.filter(({ id }) => !unticked.has(id)).length;
  const isAll = ticked === people.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {t("adminPositions.closePeople", { count: ticked, total: people.length })}
      </legend>
      {people.length > 1 && (
        <SmallButton
          className="mb-2"
          onClick={() => onChange(new Set(isAll ? people.map(({ id }) => id) : []))}
        >
          {t(isAll ? "adminPositions.closeNone" : "adminPositions.closeAll")}
        </SmallButton>
      )}
      <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {people.map(({ id, full_name, interview }) => (
          <li key={id} className="px-3">
            <Checkbox
              className="min-h-11 cursor-pointer gap-3 py-1.5"
              checked={!unticked.has(id)}
              onChange={({ target }) => {
                const others = Array.from(unticked).filter((one) => one !== id);
                onChange(new Set(target.checked ? others : [...others, id]));
              }}
            >
              <span className="min-w-0">
                <span className="block wrap-anywhere">{full_name}</span>
                <InterviewNote interview={interview} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The beginnings of the keys of the texts about each choice. */
const texts = { keep: "closeKeep", reject: "closeReject" } as const;

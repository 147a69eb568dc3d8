import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Application } from "#contract/applications.ts";
import { updateApplication } from "#web/api/applications.ts";
import { useAction } from "#web/data/use-action.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { useFocusAfter } from "#web/ui/focus.ts";
import { timelineQuery, useApplicationCache } from "../applications/queries.ts";

/** What the applicant has written and HR has not answered, with the two ways to end it. */
export function Unanswered({
  application: { id, message_at: since, updated_at: version },
  onAnswer,
}: {
  application: Application;
  onAnswer: () => void;
}) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const place = useRef<HTMLDivElement>(null);
  const { data: events = [] } = useQuery({ ...timelineQuery(id), enabled: since !== null });
  const ending = useAction({
    mutationFn: () => updateApplication(id, { message_at: null }, { updatedAt: version }),
    done: "unanswered.ended",
    failed: "toast.updateFailed",
    onSettled: reload,
  });
  useFocusAfter(place, ending.isSuccess, since);
  const newest = events.find(({ kind }) => kind === "applicant_message");
  return (
    // Stays in the page after the answer, because it then takes the focus.
    <div ref={place} tabIndex={-1} className="outline-none">
      {since !== null && (
        <Alert tone="info" title={t("unanswered.title")}>
          {newest !== undefined && (
            <>
              <p className="wrap-anywhere whitespace-pre-wrap">{newest.after}</p>
              <p className="mt-1 text-sm text-muted">
                <Timestamp iso={newest.created_at} withTime />
                {newest.before !== null && <span>{` · ${newest.before}`}</span>}
              </p>
            </>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={onAnswer}>
              {t("unanswered.answer")}
            </Button>
            <SmallButton isBusy={ending.isPending} onClick={() => ending.mutate()}>
              {t("unanswered.end")}
            </SmallButton>
          </div>
        </Alert>
      )}
    </div>
  );
}

import { Download, ShieldAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import { PrivacyRequestKind } from "#contract/privacy.ts";
import { downloadCopy, notePrivacyRequest } from "#web/api/privacy.ts";
import { restoreApplication, updateApplication } from "#web/api/applications.ts";
import { useMay } from "#web/admin/permissions.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Select, Switch } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusAfter } from "#web/ui/focus.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { ReplaceLink } from "./applicant-link.tsx";
import { useApplicationCache } from "./queries.ts";

/** The reason why an application is suspected spam, and a button that restores it. */
export function SpamNotice({ application }: { application: Application }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const place = useRef<HTMLDivElement>(null);
  const restoring = useAction({
    mutationFn: () => restoreApplication(application.id),
    onSuccess: reload,
    done: "toast.restored",
    failed: "toast.updateFailed",
  });
  const reason = application.spam_reason;
  useFocusAfter(place, restoring.isSuccess, reason);
  return (
    // Stays in the page after the notice, because it then takes the focus.
    <div ref={place} tabIndex={-1} className="outline-none">
      {reason !== null && (
        <Alert tone="warning" title={t("spam.title")} className="mb-6">
          <p>{t(`spam.${reason}`)}</p>
          {reason !== "marked" && <p className="mt-1">{t("spam.noEmails")}</p>}
          <SmallButton
            className="mt-3"
            isBusy={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            {t("spam.restore")}
          </SmallButton>
        </Alert>
      )}
    </div>
  );
}

/** What is seldom done to an application, folded away: spam, a new link, and a legal hold by administrators. */
export function Marks({ application }: { application: Application }) {
  const t = useTranslation();
  const mayHold = useMay("application.hold");
  const mayCopy = useMay("application.export");
  const isSpam = application.spam_reason !== null;
  // Lifting the hold must not fold its switch away from the focus.
  const [wasHeld] = useState(application.legal_hold);
  if (isSpam && !mayHold) return null;
  return (
    <details open={wasHeld} className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-muted hover:text-ink">
        {t("marks.title")}
      </summary>
      <div className="grid justify-items-start gap-4 pt-1 pb-3">
        {mayHold && <LegalHold application={application} />}
        {!isSpam && <NoteRequest application={application} />}
        {mayCopy && <CopyData application={application} />}
        {!isSpam && <ReplaceLink application={application} />}
        {!isSpam && <MarkSpam application={application} />}
      </div>
    </details>
  );
}

function MarkSpam({ application: { id, updated_at: version } }: { application: Application }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const { mutate, isPending } = useAction({
    mutationFn: () => updateApplication(id, { spam: true }, { updatedAt: version }),
    done: "toast.markedSpam",
    failed: "toast.updateFailed",
    onSettled: reload,
  });
  return (
    <SmallButton Icon={ShieldAlert} isBusy={isPending} onClick={() => mutate()}>
      {t("marks.spam")}
    </SmallButton>
  );
}

/** Everything about the applicant as a file, to hand over on request. */
function CopyData({ application: { id, receipt_number } }: { application: Application }) {
  const t = useTranslation();
  const { mutate, isPending } = useAction({
    mutationFn: async (_, onProgress) =>
      saveFile(await downloadCopy(id, onProgress), `${receipt_number}.zip`),
    failed: "copyData.failed",
  });
  return (
    <div className="grid gap-1">
      <SmallButton Icon={Download} className="w-fit" isBusy={isPending} onClick={() => mutate()}>
        {t("copyData.submit")}
      </SmallButton>
      <p className="text-sm text-muted">{t("copyData.text")}</p>
    </div>
  );
}

/** Notes a request of the applicant about their data that came by another way, such as a call. */
function NoteRequest({ application: { id } }: { application: Application }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const [kind, setKind] = useState<PrivacyRequestKind>("copy");
  const { mutate, isPending } = useAction({
    mutationFn: () => notePrivacyRequest({ application_id: id, kind }),
    done: "privacyNote.done",
    failed: "privacyNote.failed",
    onSettled: reload,
  });
  return (
    <div className="grid w-full gap-2 rounded-md border border-line bg-surface px-4 py-3">
      <Field label={t("privacyNote.title")} hint={t("privacyNote.text")}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={PrivacyRequestKind.options.map(
              (one) => [one, t(`requestKind.${one}`)] as const,
            )}
            onChange={({ target }) => setKind(PrivacyRequestKind.parse(target.value))}
          />
        )}
      </Field>
      <SmallButton className="w-fit" isBusy={isPending} onClick={() => mutate()}>
        {t("privacyNote.submit")}
      </SmallButton>
    </div>
  );
}

/** Switches the legal hold: nothing deletes a held application, not even the retention time. */
function LegalHold({ application }: { application: Application }) {
  const t = useTranslation();
  const id = useId();
  const { reload } = useApplicationCache();
  const { id: applicationId, legal_hold: isHeld, updated_at: updatedAt } = application;
  const { mutate, isPending, variables } = useAction({
    mutationFn: (legal_hold: boolean) =>
      updateApplication(applicationId, { legal_hold }, { updatedAt }),
    done: ({ legal_hold }) => (legal_hold ? "toast.held" : "toast.released"),
    failed: "toast.updateFailed",
    onSettled: reload,
  });
  return (
    <div className="flex w-full items-start gap-4 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {t("details.hold")}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-sm text-muted">
          {t("details.holdText")}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={isPending ? variables : isHeld}
        // A disabled switch would lose the focus.
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
    </div>
  );
}

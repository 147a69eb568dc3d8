import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ApplicationStatus } from "#contract/applications.ts";
import type { BulkApplications } from "#contract/bulk-applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { changeApplications, undoApplications } from "#web/api/applications.ts";
import { useMay } from "#web/admin/permissions.ts";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Checkbox, Select } from "#web/ui/controls.tsx";
import { BulkBar, type BulkProps, useBulk } from "../list/bulk.tsx";
import { BulkEmail } from "../messages/bulk-email.tsx";
import type { StatusEmails } from "#web/admin/email-texts/fields.tsx";
import { useReasonOptions, useStatusOptions } from "./status.tsx";

type WithoutIds<One> = One extends unknown ? Omit<One, "ids"> : never;
type Change = WithoutIds<BulkApplications>;

/** Sets the status of the selected applications, which can be undone, or deletes them, which cannot and only administrators may. */
export function Bulk(props: BulkProps) {
  const t = useTranslation();
  const isAdmin = useMay("application.delete");
  const { selection, onDone } = props;
  const bulk = useBulk<Change>({
    kind: "applications",
    selection,
    change: (wanted, rows) => {
      const ids = rows.map(({ id }) => id);
      if (wanted.action === "delete") return changeApplications({ ...wanted, ids });
      const seen = Object.fromEntries(
        rows.flatMap(({ id, seen }) => (seen === undefined ? [] : [[id, seen]])),
      );
      const check_hire = rows.filter(({ isAsked }) => isAsked !== true).map(({ id }) => id);
      return changeApplications({ ...wanted, ids, seen, check_hire });
    },
    undo: undoApplications,
    titleOf: (wanted, count) =>
      wanted.action === "delete"
        ? t("bulk.deleted", { count })
        : t("bulk.changed", { count, status: t(`status.${wanted.status}`) }),
    failed: ({ action }) => (action === "delete" ? "toast.deleteFailed" : "toast.updateFailed"),
    onDone,
  });
  const { change, pending } = bulk;
  const [status, setStatus] = useState<ApplicationStatus>("reviewing");
  const [reason, setReason] = useState<RejectionReason>();
  const reasonOptions = useReasonOptions();
  const [notify, setNotify] = useState(true);
  const [own, setOwn] = useState<{ status: ApplicationStatus; emails: StatusEmails }>();
  const status_emails = own?.status === status ? own.emails : undefined;
  const statusOptions = useStatusOptions();
  const [isConfirming, setConfirming] = useState(false);
  const count = selection.names.size;
  const isDeleting = pending?.action === "delete";
  return (
    <>
      <BulkBar {...props} bulk={bulk}>
        <Checkbox
          size="size-4.5"
          className="min-h-9 gap-2 text-sm max-sm:order-1 max-sm:grow pointer-coarse:min-h-11"
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        >
          {t("bulk.notify")}
        </Checkbox>
        <Select
          isDense
          aria-label={t("bulk.status")}
          className="w-40 max-sm:grow"
          value={status}
          options={statusOptions}
          onChange={({ target }) => setStatus(ApplicationStatus.parse(target.value))}
        />
        {status === "rejected" && (
          <Select
            isDense
            aria-label={t("details.reason")}
            className="w-44 max-sm:grow"
            value={reason ?? ""}
            options={[["", t("reason.none")], ...reasonOptions]}
            onChange={({ target }) => setReason(RejectionReason.safeParse(target.value).data)}
          />
        )}
        {status === "rejected" && (
          <p className="w-full text-sm text-muted sm:order-last">
            {t("interviews.bulkRejections")}
          </p>
        )}
        {notify && status !== "submitted" && (
          <BulkEmail
            status={status}
            emails={status_emails}
            onChange={(emails) => setOwn({ status, emails })}
          />
        )}
        <Button
          size="small"
          isBusy={pending?.action === "status"}
          disabled={pending !== undefined}
          onClick={() =>
            change({
              action: "status",
              status,
              notify,
              ...(status === "rejected" && reason !== undefined && { rejection_reason: reason }),
              ...(status_emails && { status_emails }),
            })
          }
        >
          {t("bulk.apply")}
        </Button>
        {isAdmin && (
          <SmallButton
            Icon={Trash2}
            className="max-sm:order-2"
            disabled={pending !== undefined}
            onClick={() => setConfirming(true)}
          >
            {t("form.delete")}
          </SmallButton>
        )}
      </BulkBar>
      {isConfirming && count > 0 && (
        <ConfirmDialog
          title={t("bulk.deleteTitle")}
          text={t("bulk.deleteText", { count })}
          submit={t(isDeleting ? "form.deleting" : "bulk.deleteSubmit", { count })}
          isBusy={isDeleting}
          onConfirm={() => change({ action: "delete" }, { onSettled: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        >
          <p>{t("interviews.bulkEnds")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ref, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  AddApplication,
  type DuplicateList,
  type DuplicateQuery,
} from "#contract/manual-applications.ts";
import { addApplication } from "#web/api/applications.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import type { Saving } from "#web/forms/form-options.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { NewTabLink } from "#web/sections/outside-links.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { toast } from "#web/ui/toast.ts";
import { linkClass } from "../links.tsx";
import { panelAddress } from "../routes.ts";
import { AddFields, type SuggestedField } from "./add-fields.tsx";
import { duplicatesQuery, useApplicationCache } from "./queries.ts";
import { ResumeDrop, useResume } from "./resume-drop.tsx";
import { TelephoneLink } from "../links.tsx";
import { StatusBadge } from "./status.tsx";

/**
 * Adds an application by hand. The values that were found in the resume are suggestions, and earlier
 * applications of the person are on the screen before one more is stored.
 */
export function AddDialog({ job, onClose }: { job: string | undefined; onClose: () => void }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const cache = useApplicationCache();
  const [typed, setTyped] = useState<Partial<Record<SuggestedField, string>>>({});
  const duplicates = useDuplicates(typed);
  const notice = useRef<HTMLDivElement>(null);
  const resume = useResume();
  const form = useForm({
    schema: AddApplication,
    save,
    failed: "add.failed",
    hasMore: () => resume.file !== undefined,
    isBlocked: resume.isReading,
    guards: true,
    onSaved: onClose,
  });

  async function save(application: AddApplication, { onProgress }: Saving<string>) {
    const { email, phone = "" } = application;
    if (await duplicates.hasUnseen({ email, phone })) {
      notice.current?.focus();
      return null;
    }
    const added = await addApplication(application, resume.file, onProgress);
    toast({
      title: t("add.done"),
      tone: "success",
      action: {
        label: t("add.open"),
        run: () => navigate(panelAddress("application", added.id)),
      },
    });
    void cache.reload();
    return added;
  }

  return (
    <FormDialog
      form={form}
      size="large"
      title={t("applications.add")}
      description={t("add.text")}
      submit={t(duplicates.found.length > 0 ? "add.submitAnyway" : "applications.add")}
      busy={t("form.adding")}
      onClose={onClose}
    >
      <ResumeDrop resume={resume} error={form.problemOf("resume")} />
      <AddFields job={job} suggestions={resume.suggestions} typed={typed} onType={setTyped}>
        <DuplicateNotice ref={notice} found={duplicates.found} error={duplicates.error} />
      </AddFields>
    </FormDialog>
  );
}

const pauseMs = 500;

/** The earlier applications of the person in the form, once typing pauses. */
function useDuplicates(typed: DuplicateQuery) {
  const [email, phone] = [typed.email?.trim() ?? "", typed.phone?.trim() ?? ""];
  const client = useQueryClient();
  const [person, setPerson] = useState<DuplicateQuery>({ email, phone });
  const isKnown = person.email !== "" || person.phone !== "";
  const query = useQuery({ ...duplicatesQuery(person), enabled: isKnown });

  useEffect(() => {
    const timer = setTimeout(() => setPerson({ email, phone }), pauseMs);
    return () => clearTimeout(timer);
  }, [email, phone]);

  const { applications: found = [] } = query.data ?? {};
  return {
    found,
    error: query.error,
    /** Whether the person has applications that were not on the screen yet. */
    async hasUnseen(asked: DuplicateQuery): Promise<boolean> {
      const { applications } = await client.fetchQuery(duplicatesQuery(asked));
      // The notice takes the focus next.
      flushSync(() => setPerson(asked));
      return applications.some(({ id }) => found.every((shown) => shown.id !== id));
    },
  };
}

/** Names earlier applications of the same person, with links. */
function DuplicateNotice({
  found,
  error,
  ref,
}: {
  found: DuplicateList["applications"];
  error: Error | null;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <LiveRegion
      ref={ref}
      tabIndex={-1}
      className="rounded-md outline-none empty:absolute sm:col-span-2"
    >
      {found.length > 0 && (
        <Alert tone="warning" title={t("add.duplicates")}>
          <p>{t("add.duplicatesText")}</p>
          <ul className="mt-2 grid gap-2">
            {found.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <NewTabLink href={panelAddress("application", one.id)} className={linkClass}>
                  {`${one.full_name}, ${one.job_title}`}
                </NewTabLink>
                <StatusBadge status={one.status} />
                <span className="text-sm text-muted">
                  {one.withdrawn_at !== null && <span>{`${t("details.withdrawn")} · `}</span>}
                  <Timestamp iso={one.created_at} />
                  <span>{` · ${one.email}`}</span>
                  {one.phone !== null && (
                    <span>
                      <span> · </span>
                      <TelephoneLink phone={one.phone} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {error !== null && (
        <Alert tone="error" title={t("add.duplicatesFailed")}>
          <p>{messageOf(error)}</p>
        </Alert>
      )}
    </LiveRegion>
  );
}

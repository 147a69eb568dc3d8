import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ref, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { DuplicateList, DuplicateQuery } from "#contract/manual-applications.ts";
import { findDuplicates } from "#web/api/applications.ts";
import { useErrorMessage } from "#web/forms/use-error-toast.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { NewTabLink } from "#web/layout/outside-links.tsx";
import { useLinks } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { linkClass } from "../links.tsx";
import { StatusBadge } from "./status.tsx";

const pauseMs = 500;

const queryOf = (person: DuplicateQuery) => ({
  queryKey: ["applications", "duplicates", person],
  queryFn: () => findDuplicates(person),
  staleTime: 10_000,
});

/** The earlier applications of the person in the form, once typing pauses. */
export function useDuplicates(typed: DuplicateQuery) {
  const [email, phone] = [typed.email?.trim() ?? "", typed.phone?.trim() ?? ""];
  const client = useQueryClient();
  const [person, setPerson] = useState<DuplicateQuery>({ email, phone });
  const isKnown = person.email !== "" || person.phone !== "";
  const query = useQuery({ ...queryOf(person), enabled: isKnown });

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
      const { applications } = await client.fetchQuery(queryOf(asked));
      // The notice takes the focus next.
      flushSync(() => setPerson(asked));
      return applications.some(({ id }) => found.every((shown) => shown.id !== id));
    },
  };
}

/** Names earlier applications of the same person, with links. */
export function DuplicateNotice({
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
  const { localizeHref } = useLinks();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      className="rounded-md outline-none empty:absolute sm:col-span-2"
    >
      {found.length > 0 && (
        <Alert tone="warning" title={t("add.duplicates")}>
          <p>{t("add.duplicatesText")}</p>
          <ul className="mt-2 grid gap-2">
            {found.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <NewTabLink
                  href={localizeHref(`/admin?tab=applications&application=${one.id}`)}
                  className={linkClass}
                >
                  {`${one.full_name}, ${one.job_title}`}
                </NewTabLink>
                <StatusBadge status={one.status} />
                <span className="text-sm text-muted">
                  {one.withdrawn_at !== null && `${t("details.withdrawn")} · `}
                  <Timestamp iso={one.created_at} />
                  {` · ${one.email}`}
                  {one.phone !== null && ` · ${one.phone}`}
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
    </div>
  );
}

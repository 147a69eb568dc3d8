import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/users.ts";
import { fillField } from "#web/forms/values.ts";
import { useFormState } from "#web/forms/form.tsx";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { timesOf } from "../interviews/offer-values.ts";
import { agendaQuery } from "../interviews/queries.ts";
import { linkClass } from "../links.tsx";
import { panelAddress } from "../routes.ts";

/** For a user who no longer works here: offers to block the sign-in, and lists the interviews that need another person. */
export function Leaving({ user, mayStillSignIn }: { user: User; mayStillSignIn: boolean }) {
  const t = useTranslation();
  const { element } = useFormState();
  const { data } = useQuery(agendaQuery);
  const all = data ? [...data.today, ...data.week, ...data.later, ...data.waiting] : [];
  const joined = new Map(
    all
      .filter(({ interviewers }) => interviewers.some(({ id }) => id === user.id))
      .map((interview) => [interview.id, interview]),
  );
  if (!mayStillSignIn && joined.size === 0) return null;
  return (
    <div aria-live="polite" className="sm:col-span-2">
      <Alert tone="warning" title={t("leaving.title", { name: user.name })}>
        {mayStillSignIn && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{t("leaving.signIn")}</p>
            <SmallButton onClick={() => fillField(element.current, "active", "false")}>
              {t("leaving.block")}
            </SmallButton>
          </div>
        )}
        {joined.size > 0 && (
          <>
            <p className="mt-2">{t("leaving.interviews", { count: joined.size })}</p>
            <ul className="mt-1 grid gap-1">
              {[...joined.values()].map((interview) => (
                <li key={interview.id}>
                  <Link
                    to={panelAddress("application", interview.application_id)}
                    className={linkClass}
                  >
                    {interview.full_name}
                  </Link>{" "}
                  {timesOf(interview)
                    .slice(0, 1)
                    .map((time) => (
                      <Timestamp key={time} iso={time} withTime />
                    ))}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}

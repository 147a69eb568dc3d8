import { lazy, Suspense, useState } from "react";
import { company } from "#content/company.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { EmailField } from "#web/forms/fields.tsx";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { interpolateNodes, useTranslation } from "#web/i18n/i18n.tsx";
import { FormPage } from "#web/sections/form-page.tsx";
import { UntilHydrated } from "#web/layout/late-script.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { useLocation } from "#web/router/router.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { type Outcome, OutcomeAlert } from "./outcome.tsx";

// A visitor without a link loads neither.
const PortalApplicationByLink = lazy(() => import("./portal-application.tsx"));
const OneTimeLink = lazy(() => import("./one-time-link.tsx"));
const linkKinds = ["erase", "contact", "back", "pool", "copy", "notmine"] as const;

/**
 * The target of the private links of applicants. The fragment decides: a status link, a one-time link, or
 * none, where the link was lost.
 */
export default function ApplicationStatus() {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const loading = <LoadingScreen message={t("applicationStatus.checking")} />;
  return (
    // As tall as the screen, so that the footer does not move when the response arrives.
    <div className="min-h-[calc(100svh-var(--header))]">
      <Suspense fallback={loading}>
        {isHydrated ? <Screen /> : <UntilHydrated hasLink={false}>{loading}</UntilHydrated>}
      </Suspense>
      <noscript>
        <p className="page-width pb-16">
          {interpolateNodes(t("applicationStatus.noScript"), {
            email: <EmailLink to={company.hrEmail} className="font-semibold underline" />,
          })}
        </p>
      </noscript>
    </div>
  );
}

function Screen() {
  const { hash } = useLocation();
  const [lost, setLost] = useState<{ fragment: string; isReplaced: boolean }>();
  const fragment = hash.slice(1);
  const parameters = new URLSearchParams(fragment);
  const kind = linkKinds.find((one) => parameters.has(one));
  const lose = (isReplaced: boolean) => setLost({ fragment, isReplaced });
  if (lost?.fragment === fragment) return <AskLinks why={lost.isReplaced ? "replaced" : "lost"} />;
  if (fragment === "") return <AskLinks why="find" />;
  if (kind !== undefined) {
    const token = parameters.get(kind) ?? "";
    return <OneTimeLink key={fragment} kind={kind} token={token} onReplaced={() => lose(true)} />;
  }
  return <PortalApplicationByLink key={fragment} token={fragment} onLost={lose} />;
}

/** Asks for lost status links. The response does not reveal whether the address has applied. */
function AskLinks({ why }: { why: "find" | "lost" | "replaced" }) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    schema: async () => (await import("#contract/applicant.ts")).RequestStatusLinks,
    save: async (asked) => {
      setOutcome(undefined);
      const { askStatusLinks } = await import("#web/api/applicant-portal.ts");
      setOutcome({ tone: "success", message: await askStatusLinks(asked) });
    },
    onFailure: (failure) => setOutcome({ tone: "error", message: messageOf(failure) }),
  });
  return (
    <FormPage className="page-width max-w-2xl">
      <h1
        // The button that was pressed is gone.
        ref={why === "replaced" ? focusOnMount : null}
        tabIndex={-1}
        className="heading-2 outline-none"
      >
        {t(`applicationStatus.${why}`)}
      </h1>
      <p className="mt-4 text-lg text-muted">{t(`applicationStatus.${why}Text`)}</p>
      <OutcomeAlert outcome={outcome} className="not-empty:mt-8" />
      <Form form={form} className="mt-8 grid gap-5">
        <EmailField autoComplete="email" />
        <SubmitButton
          text="applicationStatus.send"
          busy="form.sending"
          className="justify-self-start"
        />
      </Form>
    </FormPage>
  );
}

import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { lazy, useEffect, useEffectEvent, useState } from "react";
import type { Application } from "#contract/applications.ts";
import { recordResumeView } from "#web/api/applications.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { ApplicationFields, CoverLetter, Reason } from "../applications/application-fields.tsx";
import {
  applicationQuery,
  hasResume,
  notesOf,
  notesQuery,
  resumeQuery,
  timelineQuery,
} from "../applications/queries.ts";
import { StatusCell } from "../applications/status.tsx";
import { LazyPart } from "../lazy-part.tsx";
import { matchPanel, panelAddress } from "../routes.ts";
import { Note } from "../team-notes/note.tsx";
import { paragraphsOf } from "./resume-html.ts";
import { Timeline } from "./timeline.tsx";

// With the viewer of PDFs it is larger than the rest of the panel.
const PdfSheets = lazy(() => import("./pdf-sheets.tsx"));

const parts = ["letter", "resume", "history", "notes", "teamNotes"] as const;
type Part = (typeof parts)[number];

/** An application for paper. HR chooses its parts; what only colleagues read is off at first. */
export default function PrintApplication() {
  const t = useTranslation();
  const { pathname } = useLocation();
  const query = useQuery(applicationQuery(matchPanel(pathname)?.parameter ?? ""));
  return (
    <div className="page-width max-w-3xl py-6 text-[0.9375rem]">
      <QueryState
        query={query}
        failed={t("review.gone")}
        loading={<LoadingText text={t("details.loading")} className="py-10" />}
      >
        {(application) => <Paper key={application.id} application={application} />}
      </QueryState>
    </div>
  );
}

function Paper({ application }: { application: Application }) {
  const t = useTranslation();
  const { id, full_name: name } = application;
  const [chosen, setChosen] = useState<readonly Part[]>(["letter", "resume", "history"]);
  const [isResumeReady, setResumeReady] = useState(!hasResume(application));
  const history = useQuery(timelineQuery(id));
  const notes = useQuery({ ...notesQuery(id), enabled: chosen.includes("teamNotes") });
  const isReady =
    (isResumeReady || !chosen.includes("resume")) &&
    (!history.isPending || !chosen.includes("history")) &&
    (!notes.isLoading || !chosen.includes("teamNotes"));
  usePrintKey(isReady);
  return (
    <>
      <div className="mb-6 grid gap-4 rounded-md border border-line bg-surface p-4 print:hidden">
        <fieldset>
          <legend className="font-semibold">{t("print.parts")}</legend>
          <div className="flex flex-wrap gap-x-6">
            {parts.map((part) => (
              <Checkbox
                key={part}
                className="min-h-11 gap-3"
                checked={chosen.includes(part)}
                onChange={({ target }) =>
                  setChosen(
                    parts.filter((one) => (one === part ? target.checked : chosen.includes(one))),
                  )
                }
              >
                {t(`print.part.${part}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button size="small" Icon={Printer} isBusy={!isReady} onClick={() => print()}>
            {t(isReady ? "print.print" : "print.preparing")}
          </Button>
          <LinkButton variant="secondary" size="small" to={panelAddress("application", id)}>
            <ArrowLeft className="size-4" />
            {t("print.back")}
          </LinkButton>
        </div>
      </div>
      <header>
        <h1 className="heading-3 wrap-anywhere">{name}</h1>
        <p className="mt-1 text-muted wrap-anywhere">{application.job_title}</p>
        <div className="mt-2">
          <StatusCell {...application} />
          <Reason application={application} />
        </div>
      </header>
      <div className="mt-6 grid gap-6">
        <ApplicationFields application={application} />
        {chosen.includes("letter") && <CoverLetter application={application} />}
        {chosen.includes("notes") && notesOf(application) !== "" && (
          <section>
            <h2 className="heading-5">{t("form.notes")}</h2>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{notesOf(application)}</p>
          </section>
        )}
        {chosen.includes("teamNotes") && notes.data !== undefined && notes.data.length > 0 && (
          <section>
            <h2 className="heading-5">{t("teamNotes.title")}</h2>
            <ol className="divide-y divide-line">
              {notes.data.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ol>
          </section>
        )}
        {chosen.includes("history") && <Timeline id={id} />}
      </div>
      {chosen.includes("resume") && hasResume(application) && (
        <Resume application={application} onReady={() => setResumeReady(true)} />
      )}
    </>
  );
}

/** Ctrl+P waits until the paper is ready, as the button does. */
function usePrintKey(isReady: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p";
    if (isPrint && !isReady) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** The pages of a PDF or the text of a Word file; else the name of the file. Seeing it is recorded. */
function Resume({ application, onReady }: { application: Application; onReady: () => void }) {
  const t = useTranslation();
  const { id, cv_original_name: name } = application;
  const { data, error } = useQuery(resumeQuery(id));
  const [hasFailed, setFailed] = useState(false);
  const { mutate: recordView } = useMutation({ mutationFn: () => recordResumeView(id), retry: 2 });
  const finish = useEffectEvent((isShown: boolean) => {
    if (isShown) recordView();
    onReady();
  });
  const isText = data?.kind === "page";
  const isUnreadable = hasFailed || error !== null;
  useEffect(() => {
    if (isText || isUnreadable) finish(isText);
  }, [isText, isUnreadable]);
  if (isUnreadable) {
    return <p className="mt-6 wrap-anywhere">{t("print.resumeFile", { name: name ?? "" })}</p>;
  }
  if (data === undefined) return <LoadingText text={t("review.resume.loading")} className="mt-6" />;
  if (data.kind === "page") {
    return (
      <section lang={application.language} className="mt-6 break-before-page">
        <h2 className="heading-5 wrap-anywhere">{name}</h2>
        {paragraphsOf(data.html).map((text, index) => (
          <p key={index} className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        ))}
      </section>
    );
  }
  return (
    <LazyPart loading={<LoadingText text={t("review.resume.loading")} className="mt-6" />}>
      <PdfSheets
        bytes={data.bytes}
        onReady={() => {
          recordView();
          onReady();
        }}
        onFailed={() => setFailed(true)}
      />
    </LazyPart>
  );
}

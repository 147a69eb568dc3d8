import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useReopened } from "#web/forms/use-opening.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";
import { filterOf, pageSize, useApplicationsView } from "../applications/queries.ts";
import { useDownload, hasResume } from "../applications/use-download.ts";
import { Update } from "../applications/update.tsx";
import { reviewedNow, useReviewAddress, useWalk } from "./use-walk.ts";
import { HelpSheet, ReviewBar } from "./review-bar.tsx";
import { Reviewed } from "./reviewed.tsx";
import { useDecision, usePrefetch, useReloadTimeline, useReviewed } from "./queries.ts";
import { type Action, useShortcuts, useStoredSwitch } from "./shortcuts.ts";
import { hasUnsaved, type Drafts } from "./notes.tsx";
import { pageOf, placeIn } from "./walk.ts";
import { zoomed } from "./resume-pane.tsx";

/** One application after the other, in the order of the list that the address describes. */
export default function Review() {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const showFailure = useFailureToast();
  const { id, show } = useReviewAddress();
  const { view } = useApplicationsView();
  const { walk, place, askAgain } = useWalk(filterOf(view), (view.page - 1) * pageSize, id);
  const { data: application, error } = useReviewed(id);
  const [shownId, setShownId] = useState<string>();
  // What is looked at comes first.
  const canWait = application !== undefined && (shownId === id || !hasResume(application));
  usePrefetch(canWait ? place?.next : undefined);

  const [isHelpOpen, setHelpOpen] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [drafts] = useState<Drafts>(() => new Map());
  const changes = useUnsavedChanges(
    () => hasUnsaved(drafts),
    (to) => to.pathname === location.pathname && to.searchParams.has("review"),
  );
  const { choice, isBusy, decide, choose, forget } = useDecision(goOn);
  const [goesOn, setGoesOn] = useStoredSwitch("reviewGoesOn", false);
  const { mutate: download, isPending: isDownloading } = useDownload();
  const reloadTimeline = useReloadTimeline(id);
  const notes = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Its heading is there once it has come.
  const arrived = application?.id;
  useEffect(() => {
    if (arrived === undefined) return;
    scrollTo({ top: 0, behavior: "instant" });
    // Whoever leafs with a button goes on with it.
    if (!document.activeElement?.closest("[data-leafs]")) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [arrived]);

  const reopened = useReopened("edit");
  const reopen = useEffectEvent(() => {
    if (application !== undefined) choose({ application, status: application.status });
  });
  useEffect(() => {
    if (reopened !== undefined && arrived !== undefined) reopen();
  }, [reopened, arrived]);

  function leaf(direction: "next" | "previous"): void {
    if (walk === undefined) return;
    // Keys may come faster than what they lead to.
    const target = placeIn(walk, reviewedNow())[direction];
    if (target === undefined) {
      const isAtEnd = direction === "next" ? walk.isEnd : walk.skipped === 0;
      if (isAtEnd) toast({ title: t(direction === "next" ? "review.end" : "review.start") });
      // What lies further on is on its way, or could not be read before.
      else askAgain().catch((failure: unknown) => showFailure("toast.loadFailed", failure));
      return;
    }
    show(target, pageOf(walk, walk.ids.indexOf(target), pageSize));
  }

  /** From an application that was decided to the next, for whoever has asked for that and is still there. */
  function goOn(decided: string): void {
    if (goesOn && decided === reviewedNow()) leaf("next");
  }

  const back = () => show(undefined, view.page);

  function save(): void {
    if (application === undefined || !hasResume(application)) return;
    download(application, { onSuccess: () => void reloadTimeline() });
  }

  function act(action: Action): void {
    switch (action.kind) {
      case "next":
      case "previous":
        return leaf(action.kind);
      case "status":
        // Whoever is about to leave the screen is not meant.
        if (application?.id === reviewedNow()) decide(application, action.status);
        return undefined;
      case "zoom":
        return setZoom(zoomed(zoom, action.step));
      case "notes":
        return notes.current?.focus();
      case "download":
        return save();
      case "back":
        return back();
      case "help":
        return setHelpOpen(true);
    }
  }
  const { hasSingleKeys, setSingleKeys } = useShortcuts(
    act,
    isHelpOpen || choice !== undefined || changes.isAsking,
  );

  return (
    <div className="frame pb-32 lg:pb-10">
      <ReviewBar
        position={place?.position}
        total={walk?.total}
        hasPrevious={place?.previous !== undefined}
        hasNext={place?.next !== undefined}
        onBack={back}
        onLeaf={leaf}
        onHelp={() => setHelpOpen(true)}
      />
      {application !== undefined ? (
        <Reviewed
          // Nothing of one applicant stays on the screen of another.
          key={id}
          application={application}
          heading={heading}
          notes={notes}
          drafts={drafts}
          zoom={zoom}
          onZoom={setZoom}
          isDeciding={isBusy(id)}
          onDecide={(status) => decide(application, status)}
          goesOn={goesOn}
          onGoesOn={setGoesOn}
          isDownloading={isDownloading}
          onDownload={save}
          onShown={() => setShownId(id)}
        />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="sr-only">
            {t("review.open")}
          </h1>
          {error === null ? (
            // As high as what comes, or the footer would flash between two applications.
            <output
              className="flex flex-wrap content-start items-center gap-3 pt-16 text-muted"
              style={{ minHeight: "100dvh" }}
            >
              <Spinner />
              {t("review.loading")}
            </output>
          ) : (
            <Alert tone="error" title={t("review.gone")}>
              {wordsFor(error)}
            </Alert>
          )}
        </>
      )}
      {choice !== undefined && (
        <Update
          key={`${choice.application.id} ${choice.status} ${reopened}`}
          application={choice.application}
          initialStatus={choice.status}
          onClose={forget}
          onSaved={() => goOn(choice.application.id)}
        />
      )}
      {changes.question}
      {isHelpOpen && (
        <HelpSheet
          hasSingleKeys={hasSingleKeys}
          onSingleKeys={setSingleKeys}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </div>
  );
}

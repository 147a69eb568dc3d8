import { useQuery } from "@tanstack/react-query";
import { CalendarOff, MailCheck } from "lucide-react";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { EmailText } from "#contract/email-text.ts";
import type { WaitingRejection } from "#contract/waiting-rejections.ts";
import { EmailTextFields } from "#web/admin/email-texts/fields.tsx";
import {
  cancelRejection,
  restoreRejection,
  rewriteRejection,
  sendRejection,
} from "#web/api/applications.ts";
import { EmptyState, LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useAction } from "#web/data/use-action.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { vietnamDay, vietnamToday } from "#web/i18n/format.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { toast } from "#web/ui/toast.ts";
import { panelAddress, screenAddress } from "../routes.ts";
import { ScreenTitle } from "../screen-title.tsx";
import { rejectionsQuery, useApplicationCache } from "./queries.ts";

/** What was done here to a rejection, whose row stays where it was until the screen is opened again. */
type Handled = { rejection: WaitingRejection; as: "sent" | "cancelled" };

/** The rejections whose email has not left: HR sends, edits or cancels each. */
export default function Rejections() {
  const t = useTranslation();
  const [search] = useSearchParams();
  const isToday = search.get("until") === "today";
  const query = useQuery(rejectionsQuery);
  const [edited, setEdited] = useState<WaitingRejection>();
  const [handled, setHandled] = useState<ReadonlyMap<string, Handled>>(new Map());
  const handle = (rejection: WaitingRejection, as: Handled["as"] | undefined) =>
    setHandled((before) => {
      const after = new Map(before);
      if (as === undefined) after.delete(rejection.application_id);
      else after.set(rejection.application_id, { rejection, as });
      return after;
    });
  return (
    <>
      <ScreenTitle
        title={t(isToday ? "rejections.today" : "rejections.title")}
        all={isToday && { to: screenAddress("rejections"), text: t("rejections.all") }}
      />
      <QueryState
        query={query}
        failed={t("toast.loadFailed")}
        loading={<LoadingText text={t("common.loading")} className="py-10" />}
      >
        {({ rejections }) => {
          const shown = withHandled(rejections, handled).filter(
            ({ leaves_at }) => !isToday || vietnamDay(leaves_at) === vietnamToday(),
          );
          if (shown.length === 0) {
            return (
              <EmptyState
                Icon={MailCheck}
                title={t("rejections.none")}
                text={t("rejections.noneText")}
              />
            );
          }
          return (
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {shown.map((one) => (
                <Item
                  key={one.application_id}
                  rejection={one}
                  handledAs={handled.get(one.application_id)?.as}
                  onHandled={(as) => handle(one, as)}
                  onEdit={() => setEdited(one)}
                />
              ))}
            </ul>
          );
        }}
      </QueryState>
      {edited !== undefined && (
        <EditDialog rejection={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** In the order of the server: a row never moves under the second press of a double click. */
function withHandled(
  waiting: readonly WaitingRejection[],
  handled: ReadonlyMap<string, Handled>,
): WaitingRejection[] {
  const orderOf = (one: WaitingRejection) => `${one.leaves_at} ${one.application_id}`;
  return [
    ...waiting.filter(({ application_id: id }) => !handled.has(id)),
    ...Array.from(handled.values(), ({ rejection }) => rejection),
  ].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function Item({
  rejection,
  handledAs,
  onHandled,
  onEdit,
}: {
  rejection: WaitingRejection;
  handledAs: Handled["as"] | undefined;
  onHandled: (as: Handled["as"] | undefined) => void;
  onEdit: () => void;
}) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const { application_id: id, full_name: name, job_title, leaves_at, subject, text } = rejection;
  // The second press of a double click can come before the buttons are busy.
  const isActing = useRef(false);
  const once = (act: () => void) => () => {
    if (isActing.current) return;
    isActing.current = true;
    act();
  };
  const onSettled = () => {
    isActing.current = false;
    return reload();
  };
  const options = { failed: "toast.updateFailed", onSettled } as const;
  const tell = (as: Handled["as"] | undefined) => {
    onHandled(as);
    toast({ title: t(`rejections.${as ?? "restored"}`, { name }), tone: "success" });
  };
  const sending = useAction({
    ...options,
    mutationFn: () => sendRejection(id),
    onSuccess: () => tell("sent"),
  });
  const cancelling = useAction({
    ...options,
    mutationFn: () => cancelRejection(id),
    onSuccess: () => tell("cancelled"),
  });
  const restoring = useAction({
    ...options,
    mutationFn: () => restoreRejection(id, { subject, text }),
    onSuccess: () => tell(undefined),
  });
  const isHandled = handledAs !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <Link
          to={panelAddress("application", id)}
          className={`font-semibold wrap-anywhere hover:text-primary ${isHandled ? "line-through" : ""}`}
        >
          {name}
        </Link>
        <p className="text-[0.8125rem] wrap-anywhere text-muted">
          {`${job_title} · ${rejection.to_email}`}
        </p>
        {isHandled ? (
          <p ref={focusOnMount} tabIndex={-1} className="text-[0.8125rem] text-muted outline-none">
            {t(`rejections.now.${handledAs}`)}
          </p>
        ) : (
          <p className="text-[0.8125rem] text-muted">
            {`${t("rejections.leaves")} `}
            <Timestamp iso={leaves_at} withTime />
          </p>
        )}
        {handledAs === "cancelled" && (
          <SmallButton
            className="mt-1"
            aria-label={t("rejections.undoOf", { name })}
            isBusy={restoring.isPending}
            onClick={once(restoring.mutate)}
          >
            {t("list.undo")}
          </SmallButton>
        )}
      </div>
      {/* Hidden in its place: a second press there reaches no other row. */}
      <div className={`flex flex-wrap gap-2 ${isHandled ? "invisible" : ""}`}>
        <SmallButton
          aria-label={t("rejections.sendOf", { name })}
          isBusy={sending.isPending}
          onClick={once(sending.mutate)}
        >
          {t("rejections.send")}
        </SmallButton>
        <SmallButton aria-label={t("rejections.editOf", { name })} onClick={onEdit}>
          {t("rejections.edit")}
        </SmallButton>
        <SmallButton
          Icon={CalendarOff}
          aria-label={t("rejections.cancelOf", { name })}
          isBusy={cancelling.isPending}
          onClick={once(cancelling.mutate)}
        >
          {t("rejections.cancel")}
        </SmallButton>
      </div>
    </li>
  );
}

const Edited = z.object(EmailText.shape);

function EditDialog({ rejection, onClose }: { rejection: WaitingRejection; onClose: () => void }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const form = useForm({
    schema: Edited,
    save: (text) => rewriteRejection(rejection.application_id, text).finally(() => void reload()),
    done: "rejections.saved",
    failed: "toast.updateFailed",
    guards: true,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t("rejections.editTitle")}
      description={t("rejections.editText", { name: rejection.full_name })}
      submit={t("rejections.save")}
      busy={t("form.saving")}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:col-span-2">
        <EmailTextFields
          email={rejection}
          language={rejection.language}
          hint={t("statusEmail.textHint")}
        />
      </div>
    </FormDialog>
  );
}

import { FileText, Pencil, Plus, Trash2 } from "lucide-react";
import { Fragment, useRef } from "react";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { OwnTemplate, StandardTemplate } from "#contract/email-templates.ts";
import { StandardKind } from "#contract/email-templates.ts";
import { createTemplate, deleteTemplate } from "#web/api/messages.ts";
import { EmptyState, QueryState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { IconButton, SmallButton } from "#web/ui/button.tsx";
import { searchText, useSearchState } from "#web/admin/list/use-search-state.ts";
import {
  type SectionProps,
  SettingForm,
  useSettingForm,
} from "#web/admin/settings/setting-form.tsx";
import { useFocusAfter } from "#web/ui/focus.ts";
import { FixedEmails } from "./fixed-emails.tsx";
import { CreateTemplateDialog, OwnTextDialog, StandardTextDialog } from "./editor.tsx";
import { useStandardName, useRemoveText, useTemplates } from "#web/admin/messages/queries.ts";

/** The open text: a kind and a language, `new`, or the id of an own text. */
const View = z.object({ text: searchText });
const dialogKeys = ["text"] as const;

/** The texts of emails to applicants, and the address that gets their answers. */
export function EmailTexts({ settings }: SectionProps) {
  const t = useTranslation();
  const { view, open, close } = useSearchState<z.output<typeof View>>(View, dialogKeys);
  return (
    <div className="grid gap-10">
      <QueryState
        query={useTemplates()}
        failed={t("templates.loadFailed")}
        loading={<Skeleton className="h-96 w-full" />}
      >
        {({ standard, own }) => {
          const openStandard = standard.find((one) => keyOf(one) === view.text);
          const openOwn = own.find(({ id }) => id === view.text);
          return (
            <>
              <StandardTexts texts={standard} onOpen={(text) => open({ text })} />
              <OwnTexts texts={own} onOpen={(text) => open({ text })} />
              <Fragment key={view.text}>
                {view.text === "new" && <CreateTemplateDialog onClose={close} />}
                {openStandard && <StandardTextDialog record={openStandard} onClose={close} />}
                {openOwn && <OwnTextDialog record={openOwn} onClose={close} />}
              </Fragment>
            </>
          );
        }}
      </QueryState>
      <FixedEmails />
      <ReplyTo settings={settings} />
    </div>
  );
}

const keyOf = ({ kind, language }: Pick<StandardTemplate, "kind" | "language">) =>
  `${kind}.${language}`;

/** The address that gets applicants' answers. */
function ReplyTo({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ replyTo }) => replyTo ?? "",
    toChange: (typed) => ({ replyTo: typed.trim() === "" ? null : typed }),
  });
  const address = settings.hrEmailFallback ?? company.hrEmail;
  return (
    <SettingForm title="messages.replyTo" form={form} linesOf={(typed) => [typed]}>
      <Field
        id={form.fieldId}
        label={t("messages.replyTo")}
        hint={t("templates.replyToHint", { address })}
        error={form.error}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={form.value}
            onChange={({ target }) => form.set(target.value)}
          />
        )}
      </Field>
    </SettingForm>
  );
}

function StandardTexts({
  texts,
  onOpen,
}: {
  texts: StandardTemplate[];
  onOpen: (text: string) => void;
}) {
  const t = useTranslation();
  const nameOf = useStandardName();
  return (
    <section aria-labelledby="standard-texts">
      <h4 id="standard-texts" className="mb-3 heading-5">
        {t("templates.standard")}
      </h4>
      <ul className={listClass}>
        {StandardKind.options.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold">{nameOf(kind)}</p>
              <p className="text-sm text-muted">{t(`templates.${kind}.when`)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {texts
                .filter((text) => text.kind === kind)
                .map((text) => {
                  const language = t(`language.${text.language}`);
                  return (
                    <SmallButton
                      key={text.language}
                      aria-label={t("templates.editIn", { name: nameOf(kind), language })}
                      onClick={() => onOpen(keyOf(text))}
                    >
                      {language}
                      {text.is_changed && <Badge tone="amber">{t("templates.changed")}</Badge>}
                    </SmallButton>
                  );
                })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnTexts({ texts, onOpen }: { texts: OwnTemplate[]; onOpen: (text: string) => void }) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleting = useRemoveText({
    remove: ({ id }: OwnTemplate) => deleteTemplate(id),
    restore: (_deleted, { name, language, subject, text }) =>
      createTemplate({ name, language, subject, text }),
    done: ({ name }) => t("templates.deleted", { name }),
    failed: "templates.deleteFailed",
  });
  useFocusAfter(heading, deleting.isSuccess, texts);
  return (
    <section aria-labelledby="own-texts">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h4 ref={heading} id="own-texts" tabIndex={-1} className="heading-5 outline-none">
            {t("templates.own")}
          </h4>
          <p className="text-sm text-muted">{t("templates.ownText")}</p>
        </div>
        <SmallButton Icon={Plus} onClick={() => onOpen("new")}>
          {t("templates.new")}
        </SmallButton>
      </div>
      {texts.length === 0 ? (
        <EmptyState
          Icon={FileText}
          title={t("templates.ownNone")}
          text={t("templates.ownNoneText")}
        />
      ) : (
        <ul className={listClass}>
          {texts.map((text) => (
            <li key={text.id} className="flex min-h-14 items-center gap-1 py-1 pr-2 pl-4">
              <div className="min-w-0 grow">
                <p className="font-semibold wrap-anywhere">{text.name}</p>
                <p className="text-sm wrap-anywhere text-muted">
                  {`${t(`language.${text.language}`)} · ${text.subject}`}
                </p>
              </div>
              <IconButton
                label={t("templates.edit", { name: text.name })}
                Icon={Pencil}
                onClick={() => onOpen(text.id)}
              />
              <IconButton
                label={t("templates.delete", { name: text.name })}
                Icon={Trash2}
                isBusy={deleting.isPending && deleting.variables.id === text.id}
                onClick={() => deleting.mutate(text)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const listClass = "divide-y divide-line rounded-md border border-line bg-surface";

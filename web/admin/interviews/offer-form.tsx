import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type CheckClashes, Interview } from "#contract/interviews.ts";
import { interviewLimits as limits } from "#contract/limits.ts";
import { offerInterview, updateInterview } from "#web/api/interviews.ts";
import { useSession } from "#web/session/session.tsx";
import { CheckboxField, TextareaField, TextField } from "#web/forms/fields.tsx";
import { FormButtons } from "#web/forms/form-dialog.tsx";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { Form } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { updateProfile } from "#web/api/account.ts";
import { colleaguesKey } from "#web/admin/team-notes/mention-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { useOfferTexts } from "./offer-texts.ts";
import {
  changeOf,
  ClashSchema,
  editedTexts,
  OfferSchema,
  slotNames,
  textsOf,
} from "./offer-values.ts";
import { placesQuery } from "./queries.ts";
import { daysOf, TimeWarnings } from "./time-warnings.tsx";
import { useReport } from "./use-report.ts";

/** Offers an interview, or changes one. New times offer it again. */
export function OfferForm({
  applicationId,
  interview,
  onClose,
}: {
  applicationId: string;
  /** Null for a new offer. */
  interview: Interview | null;
  onClose: () => void;
}) {
  const { t, language } = useI18n();
  const { report, reload } = useReport();
  const element = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<CheckClashes>();
  const [isAgreed, setAgreed] = useState(false);
  const [days, setDays] = useState<Partial<Record<string, string>>>({});
  const { data: { places } = { places: [] } } = useQuery(placesQuery);
  const texts = useOfferTexts(element);
  const client = useQueryClient();
  const { user, setUser } = useSession();
  const form = useForm({
    schema: OfferSchema,
    record: {
      ...texts,
      saved: interview ?? undefined,
      baseOf,
      parse: (current) => Interview.safeParse(current).data,
      textsOf: editedTexts,
    },
    save: async ({ own_name, ...offer }, { version }) => {
      try {
        if (own_name !== undefined && user !== null) {
          const { name } = await updateProfile({ name: own_name });
          setUser({ ...user, name });
          void client.invalidateQueries({ queryKey: colleaguesKey });
        }
        if (interview === null) return await offerInterview(applicationId, offer);
        const change = changeOf(offer, form.read ?? textsOf(interview));
        return await updateInterview(interview.id, change, version);
      } finally {
        void reload();
      }
    },
    failed: "interviews.sendFailed",
    element,
    guards: true,
    onSaved: ({ id }) => {
      onClose();
      void report(id, interview === null ? "interviews.offered" : "interviews.changed");
    },
  });
  const { read } = form;

  return (
    <Form
      form={form}
      data-covers
      aria-label={t(interview === null ? "interviews.offer" : "interviews.changeOf")}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
      onChange={({ currentTarget }) => {
        const values = Object.fromEntries(new FormData(currentTarget));
        const except = interview === null ? {} : { except: interview.id };
        setDays(daysOf(values, language));
        setChecked(ClashSchema.safeParse({ ...values, ...except }).data);
      }}
    >
      <div className="empty:hidden sm:col-span-2">
        <FormConflict />
      </div>
      {interview?.state === "agreed" && (
        <p className="text-sm text-muted sm:col-span-2">{t("interviews.moveText")}</p>
      )}
      <fieldset className="@container sm:col-span-2">
        <legend className="sr-only">{t("interviews.slots")}</legend>
        <div className="grid gap-3 @lg:grid-cols-2">
          {slotNames.slice(0, isAgreed ? 1 : undefined).map((name, index) => (
            <TextField
              key={name}
              required={false}
              name={name}
              label={t("interviews.slot", { number: index + 1 })}
              showsAsterisk={index === 0}
              ref={index === 0 ? focusOnMount : undefined}
              type="datetime-local"
              defaultValue={read?.[name]}
              hint={days[name] ?? daysOf(read ?? {}, language)[name]}
            />
          ))}
          {!isAgreed && (
            <p className="text-sm text-muted @lg:self-end @lg:pb-3">{t("interviews.slotHint")}</p>
          )}
        </div>
        {interview === null && (
          <CheckboxField
            name="agreed"
            label={t("interviews.agreedAlready")}
            hint={t("interviews.agreedHint")}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        )}
      </fieldset>
      <TextField
        required={false}
        name="minutes"
        label={t("interviews.length")}
        showsAsterisk
        type="number"
        min={limits.minutes.min}
        max={limits.minutes.max}
        step={5}
        defaultValue={interview?.minutes ?? 45}
      />
      <TextField
        required={false}
        name="place"
        label={t("interview.place")}
        maxLength={limits.place}
        defaultValue={interview?.place}
        list="interview-places"
        autoComplete="off"
      />
      <datalist id="interview-places">
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <div className="sm:col-span-2">
        <TextField
          required={false}
          name="video_link"
          label={t("interviews.video")}
          inputMode="url"
          defaultValue={interview?.video_link}
        />
      </div>
      <PeopleField interview={interview} />
      <TextareaField
        name="guests"
        label={t("interviews.guests")}
        hint={t("interviews.guestsHint")}
        className="sm:col-span-2"
        rows={2}
        defaultValue={read?.guests ?? ""}
      />
      <TextareaField
        name="note"
        label={t("interviews.note")}
        className="sm:col-span-2"
        rows={3}
        maxLength={limits.note}
        defaultValue={interview?.note}
      />
      {checked !== undefined && <TimeWarnings times={checked} />}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <FormButtons
          size="small"
          submit={t(interview === null ? "interviews.send" : "interviews.save")}
          busy={t("form.saving")}
          onCancel={() => form.leave(onClose)}
        />
      </div>
    </Form>
  );
}

const baseOf = (interview: Interview) => ({
  read: textsOf(interview),
  version: interview.updated_at,
});

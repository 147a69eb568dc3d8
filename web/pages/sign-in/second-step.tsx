import { use, useState } from "react";
import type { Language } from "#contract/languages.ts";
import { EnableTwoStep } from "#contract/two-step.ts";
import { CallFailure } from "#web/api/failure.ts";
import { loadTexts, type Texts } from "#web/i18n/dictionaries.ts";
import { LanguageProvider, useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { useSession } from "#web/auth/session.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";

export type SecondStepProps = {
  challenge: string;
  onSignedIn: (name: string) => void;
  /** Told of what the field cannot say itself. */
  onFailure: (failure: unknown) => void;
  onBack: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const { language, setLanguage } = useLanguage();
  const texts = atHand.get(language) ?? use(loadSecondStepTexts(language));
  return (
    <LanguageProvider language={language} setLanguage={setLanguage} texts={texts}>
      <Step {...props} />
    </LanguageProvider>
  );
}

const loading = new Map<Language, Promise<Texts>>();
const atHand = new Map<Language, Texts>();

/** Brings the words of this step, which those of the page are without. */
export function loadSecondStepTexts(language: Language): Promise<Texts> {
  const coming = loading.get(language) ?? loadTexts(["secondStep", "fields"], language);
  loading.set(language, coming);
  coming.then(
    (texts) => atHand.set(language, texts),
    // What failed is asked for again the next time.
    () => loading.delete(language),
  );
  return coming;
}

function Step(props: SecondStepProps) {
  const t = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const way = isRecovery ? recovery : app;
  return (
    <>
      <h1 className="text-3xl font-semibold">{t("secondStep.title")}</h1>
      <CodeForm key={way.label} {...props} way={way} onOtherWay={() => setRecovery(!isRecovery)} />
    </>
  );
}

const app = {
  label: "secondStep.label",
  hint: "secondStep.hint",
  other: "secondStep.useRecovery",
  input: { inputMode: "numeric", autoComplete: "one-time-code" },
} as const;

const recovery = {
  label: "secondStep.recovery",
  hint: "secondStep.recoveryHint",
  other: "secondStep.useApp",
  input: { autoComplete: "off" },
} as const;

function CodeForm({
  challenge,
  way,
  onSignedIn,
  onFailure,
  onBack,
  onOtherWay,
}: SecondStepProps & { way: typeof app | typeof recovery; onOtherWay: () => void }) {
  const t = useTranslation();
  const { finishSignIn } = useSession();
  const form = useEntryForm({
    rules: async () => EnableTwoStep,
    send: async ({ code }) => {
      try {
        onSignedIn((await finishSignIn({ challenge, code })).name);
      } catch (failure) {
        throw atField(failure);
      }
    },
    onFailure: (failure) => {
      if (failure instanceof CallFailure && failure.fields["code"] !== undefined) return;
      onFailure(failure);
      // The challenge is void: too old, or the account has changed since.
      if (failure instanceof CallFailure && failure.code === "unauthenticated") onBack();
    },
  });

  return (
    <form className="mt-8 grid gap-5" {...form.formProps}>
      <Field label={t(way.label)} hint={t(way.hint)} error={form.problemOf("code")}>
        {(control) => (
          <Input
            {...control}
            {...way.input}
            ref={focusOnArrival}
            name="code"
            spellCheck={false}
            autoCapitalize="none"
            required
          />
        )}
      </Field>
      <Button type="submit" isBusy={form.isBusy} disabled={!form.canSend} className="w-full">
        {t(form.isBusy ? "secondStep.busy" : "secondStep.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" disabled={form.isBusy} onClick={onBack}>
          {t("secondStep.back")}
        </Button>
        <Button variant="quiet" disabled={form.isBusy} onClick={onOtherWay}>
          {t(way.other)}
        </Button>
      </div>
    </form>
  );
}

// What had the focus is gone from the screen when this field comes.
function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus();
}

/** A wrong code is said at the field, where it is mended. */
function atField(failure: unknown): unknown {
  if (!(failure instanceof CallFailure) || failure.code !== "invalid_credentials") return failure;
  const { status, words, text, code } = failure;
  return new CallFailure({ status, words, text, code, fields: { code: [words ?? text] } });
}

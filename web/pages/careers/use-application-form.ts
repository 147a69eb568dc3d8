import {
  createElement,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { reloadPage } from "#web/browser/chunk-errors.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { readStored } from "#web/browser/storage.ts";
import { formValuesIn } from "#web/forms/values.ts";
import {
  draftKey,
  type FieldErrors,
  type FieldName,
  inFormOrder,
  isFieldName,
  requiredFields,
  type Values,
} from "./field-labels.ts";
import { readResume } from "#web/forms/read-resume.ts";

export type Form = {
  values: Values;
  /** The error of a field, once it is time to show it. */
  errorOf: (name: FieldName) => string | undefined;
  /** Replaces the errors that validation cannot find. Each shows until its field changes. */
  setErrors: (errors: FieldErrors) => void;
  resume: ReturnType<typeof useResume>;
  /** The notice of an earlier application for the chosen position. */
  sentBefore: ReactNode;
};

/** Validates, sends and stores the form. It loads late, because the schemas are heavy. */
type TouchedForm = typeof import("./touched-form.ts");

/**
 * The state of the application form. The DOM holds the values; a field shows its errors once it was left. `known`
 * values are filled into empty fields.
 */
export function useApplicationForm(known: Values | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({});
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const resume = useResume((resume) => setErrors((others) => ({ ...others, resume })));
  const isFilled = resume.isChosen || Object.values(values).some(Boolean);
  const { touchedForm, hasLoadError, draft } = useTouchedForm(element, values, {
    isFilled,
    known,
  });

  useEffect(() => {
    // Fields may have been filled in before hydration.
    const form = element.current;
    if (form === null) return undefined;
    const read = () => setValues(valuesIn(form));
    read();
    // Some browsers fill in fields with this event alone, which React does not take for one of typing.
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, []);

  const validation = touchedForm?.validate(values);
  const invalid = validation?.errors;
  const errorOf: Form["errorOf"] = (name) =>
    errors[name] ?? (touched.includes(name) ? invalid?.[name] : undefined);

  return {
    element,
    values,
    touchedForm,
    hasLoadError,
    draft,
    resume,
    sentBefore: useSentBefore(touchedForm, values.position ?? ""),
    errorOf,
    setErrors,
    /** The application, as soon as it is valid. */
    application: validation?.application,
    /** Fields with invalid values, whether or not their errors show. */
    invalidFields: invalid === undefined ? requiredFields : inFormOrder(namesIn(invalid)),
    visibleErrors: inFormOrder(
      namesIn({ ...invalid, ...errors }).filter((name) => errorOf(name) !== undefined),
    ),
    formProps: {
      ref: element,
      method: "post",
      noValidate: true,
      onBlur: (event: FocusEvent) => {
        const name = fieldOf(event);
        if (name !== undefined && !touched.includes(name)) setTouched([...touched, name]);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        setValues(valuesIn(event.currentTarget));
        const name = fieldOf(event);
        if (name !== undefined) setErrors(({ [name]: _edited, ...others }) => others);
      },
    } as const,
  };
}

function useSentBefore(touchedForm: TouchedForm | undefined, position: string): ReactNode {
  const sent = useMemo(() => touchedForm?.findSent(position), [touchedForm, position]);
  if (touchedForm === undefined || sent === undefined) return null;
  return createElement(touchedForm.SentBeforeNotice, { sent });
}

/** Without the trap, and without the consent to the talent pool, which no draft keeps. */
const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries(Object.entries(formValuesIn(form)).filter(([name]) => isFieldName(name)));

const fieldOf = ({ target }: SyntheticEvent) =>
  target instanceof Element && isFieldName(target.id) ? target.id : undefined;

const namesIn = (errors: FieldErrors): FieldName[] => Object.keys(errors).filter(isFieldName);

type ResumeState = { file?: File; reading?: string };

/** The resume of the form: none, one being read, or one in memory. */
function useResume(setError: (error: string | undefined) => void) {
  const [state, setState] = useState<ResumeState>({});
  const latest = useRef<File>(null);

  /** Reads a file. Of several chosen in a row the last one counts. Returns whether it is accepted. */
  async function choose(chosen: File): Promise<boolean> {
    latest.current = chosen;
    setState({ reading: chosen.name });
    setError(undefined);
    const { resume, error } = await readResume(chosen);
    if (latest.current !== chosen) return true;
    setState(resume === undefined ? {} : { file: resume });
    setError(error);
    return resume !== undefined;
  }

  function remove(): void {
    latest.current = null;
    setState({});
    setError(undefined);
  }

  const isChosen = (state.file ?? state.reading) !== undefined;
  return { ...state, isChosen, choose, remove, setError };
}

const draftDelayMs = 400;

/**
 * Loads the module when the form takes the focus or a value, or when a draft is stored. From then on
 * it stores the values as a draft, after it has restored an earlier one into the empty fields.
 */
function useTouchedForm(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  { isFilled, known }: { isFilled: boolean; known: Values | undefined },
) {
  const [touchedForm, setModule] = useState<TouchedForm>();
  const [hasLoadError, setLoadError] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const unsaved = useRef<Values>(undefined);
  const isStillWanted = useEffectEvent(() => form.current !== null && !isFilled);
  const isKnown = known !== undefined;
  const mayHaveDraft = useIsHydrated() && readStored(draftKey) !== null;

  useEffect(() => {
    if (touchedForm !== undefined) return undefined;
    // After a failure the next focus tries again.
    const load = () =>
      void import("./touched-form.ts").then(
        (loaded) => {
          setModule(loaded);
          if (form.current !== null && loaded.restoreDraft(form.current)) setRestored(true);
          void loaded.requestFormToken();
        },
        async () => {
          if (isStillWanted()) await reloadPage({ isStillWanted: () => isStillWanted() });
          setLoadError(true);
        },
      );
    if (isFilled || mayHaveDraft || isKnown) load();
    const element = form.current;
    element?.addEventListener("focusin", load);
    return () => element?.removeEventListener("focusin", load);
  }, [form, isFilled, mayHaveDraft, isKnown, touchedForm]);

  useEffect(() => {
    if (form.current !== null && known !== undefined) touchedForm?.fillKnown(form.current, known);
  }, [form, known, touchedForm]);

  const save = useEffectEvent(() => {
    if (unsaved.current !== undefined) touchedForm?.saveDraft(unsaved.current);
    unsaved.current = undefined;
  });
  useEffect(() => {
    if (touchedForm === undefined) return undefined;
    unsaved.current = values;
    const timer = setTimeout(() => save(), draftDelayMs);
    return () => clearTimeout(timer);
  }, [touchedForm, values]);
  useEffect(() => () => save(), []);

  return {
    touchedForm,
    /** The form cannot be sent without the module. */
    hasLoadError: hasLoadError && touchedForm === undefined,
    draft: {
      isRestored,
      /** Removes the draft that was sent under this key. */
      forget: (key: string) => {
        unsaved.current = undefined;
        touchedForm?.forgetSentDraft(key);
      },
      discard: () => {
        if (form.current !== null) touchedForm?.discardDraft(form.current);
        setRestored(false);
      },
    },
  };
}

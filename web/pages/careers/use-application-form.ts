import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  type FieldName,
  inFormOrder,
  isFieldName,
  type Problems,
  requiredFields,
  type Values,
} from "./fields.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { reloadPage } from "#web/document/chunk-errors.ts";
import { hasDraft } from "./draft-key.ts";
import type * as sender from "./sender.tsx";
import type { FormSigns, SubmitApplication } from "#contract/applications.ts";
import { matchRoute } from "#web/router/match-route.ts";
import type { UploadOutcome } from "#web/api/upload.ts";

export type Form = {
  /** What is wrong with a field, once there is reason to say so. */
  problemOf: (name: FieldName) => string | undefined;
  /** Shows sentences that the rules cannot know, each until its field changes, in the place of those before. */
  tell: (problems: Problems) => void;
};

/**
 * The form's values, what the rules say of them, and what of that is shown. The fields themselves
 * hold the values, as they are typed, filled in and chosen. A field is judged from when it is first
 * left, at every change.
 */
export function useApplicationForm(hasResume: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const values = useValues(element);
  const { sender, isLost } = useSender(element, hasResume || Object.values(values).some(Boolean));
  const draft = useDraft(element, values, sender);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [told, tell] = useState<Problems>({});

  const judgement = sender?.judge(values);
  const problems = judgement?.problems;
  const problemOf: Form["problemOf"] = (name) =>
    told[name] ?? (left.includes(name) ? problems?.[name] : undefined);
  const form: Form = { problemOf, tell };

  return {
    ...form,
    element,
    values,
    sender,
    isLost,
    draft,
    /** The application, as soon as the rules let it pass. */
    application: judgement?.application,
    /** Fields whose values do not pass, whether or not that is shown. */
    refused: problems === undefined ? requiredFields : inFormOrder(namesIn(problems)),
    wrong: namesIn({ ...problems, ...told }).filter((name) => problemOf(name) !== undefined),
    formProps: {
      ref: element,
      method: "post",
      noValidate: true,
      onBlur: (event: FocusEvent) => {
        const name = fieldOf(event);
        if (name !== undefined && !left.includes(name)) setLeft([...left, name]);
      },
      onInput: (event: FormEvent) => {
        const name = fieldOf(event);
        if (name !== undefined) tell(({ [name]: _edited, ...others }) => others);
      },
    } as const,
  };
}

const fieldOf = ({ target }: SyntheticEvent) =>
  target instanceof Element && isFieldName(target.id) ? target.id : undefined;

const namesIn = (problems: Problems): FieldName[] => Object.keys(problems).filter(isFieldName);

const none: Values = {};

/** The values as they change, from those the fields already held when the page came alive. */
function useValues(formRef: RefObject<HTMLFormElement | null>): Values {
  const latest = useRef(none);
  const follow = useCallback(
    (tell: () => void) => {
      const element = formRef.current;
      const take = () => {
        if (element !== null) latest.current = valuesIn(element);
        tell();
      };
      take();
      element?.addEventListener("input", take);
      return () => element?.removeEventListener("input", take);
    },
    [formRef],
  );
  return useSyncExternalStore(
    follow,
    () => latest.current,
    () => none,
  );
}

// Fields that are disabled while they are sent still count, which those of a FormData would not.
function valuesIn(form: HTMLFormElement): Values {
  const fields = Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => isFieldName(name));
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const pauseMs = 400;

/**
 * Keeps what is typed as a draft of this browser, and brings an earlier one back into the empty
 * fields once. Typed and autofilled text is never replaced.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  sender: Sender | undefined,
) {
  const [isRestored, setRestored] = useState(false);
  const wasLookedFor = useRef(false);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (sender === undefined || wasLookedFor.current || form.current === null) return;
    wasLookedFor.current = true;
    setRestored(sender.restoreDraft(form.current));
  }, [form, sender]);

  useEffect(() => {
    if (sender === undefined || !wasLookedFor.current) return undefined;
    saving.current = setTimeout(() => sender.keepDraft(values), pauseMs);
    return () => clearTimeout(saving.current);
  }, [sender, values]);

  return {
    isRestored,
    /** The form is sent: nothing of it stays in this browser. */
    forget: () => {
      clearTimeout(saving.current);
      sender?.forgetDraft();
    },
    /** An application was sent from a form that has closed; another form may hold another draft. */
    forgetSent: (key: string) => {
      clearTimeout(saving.current);
      sender?.forgetSentDraft(key);
    },
    discard: () => {
      if (form.current !== null) sender?.discardDraft(form.current);
      setRestored(false);
    },
  };
}

export type Sender = typeof sender;

/**
 * What judges and sends the form. It comes when something in the form takes the focus or a value, or when
 * there is a draft to bring back. `isLost` once it could not be had, until it has come: the form cannot be
 * sent without it.
 */
function useSender(
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
): { sender: Sender | undefined; isLost: boolean } {
  const [sender, setSender] = useState<Sender>();
  const [isLost, setLost] = useState(false);
  const isStillWanted = useEffectEvent(() => form.current !== null && !isTouched);
  const mayHaveDraft = useIsHydrated() && hasDraft();

  useEffect(() => {
    if (sender !== undefined) return undefined;
    // What could not be loaded is asked for again at the next touch.
    const bring = () =>
      void import("./sender.tsx").then(
        (brought) => {
          setSender(brought);
          void brought.openForm();
        },
        async () => {
          if (isStillWanted()) await reloadPage({ isStillWanted: () => isStillWanted() });
          setLost(true);
        },
      );
    if (isTouched || mayHaveDraft) bring();
    const element = form.current;
    element?.addEventListener("focusin", bring);
    return () => element?.removeEventListener("focusin", bring);
  }, [form, isTouched, mayHaveDraft, sender]);

  return { sender, isLost: isLost && sender === undefined };
}

/** Where an application is on its way: not sent, being sent, or how the last attempt ended. */
type Submission =
  | { state: "idle" }
  | { state: "sending"; part: number }
  | { state: "ended"; outcome: UploadOutcome };

/** Sends applications. One that is on its way when the page is left goes on. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  const sending = useRef<AbortController>(null);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(
    { uploadApplication }: Sender,
    fields: SubmitApplication & FormSigns,
    resume: File,
    idempotencyKey: string,
  ): Promise<UploadOutcome> {
    sending.current = new AbortController();
    setSubmission({ state: "sending", part: 0 });
    const outcome = await uploadApplication({
      fields,
      resume,
      idempotencyKey,
      signal: sending.current.signal,
      onProgress: (part) => setSubmission({ state: "sending", part }),
    });
    setSubmission({ state: "ended", outcome });
    return outcome;
  }

  return {
    submission,
    send,
    /** Whether the visitor has stayed on the page. The address changes before another page is shown. */
    isOnPage: () => isMounted.current && matchRoute(location.pathname).route.id === "apply",
    cancel: () => sending.current?.abort(),
    /** Goes back to before the last attempt. */
    reset: () => setSubmission({ state: "idle" }),
  };
}

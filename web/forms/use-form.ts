import { useRef, useState, type FormEvent } from "react";
import type * as z from "zod/mini";
import { CallFailure } from "#web/api/failure.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslateKey } from "#web/i18n/i18n.tsx";
import { isChunkLoadError } from "#web/document/chunk-errors.ts";
import { useChunkErrorToast } from "#web/layout/load-error.tsx";

type Problems = Partial<Record<string, string>>;

/**
 * A form that opens a session or sets a password. Its fields stay as the browser fills them and are
 * read when it is sent: what was typed before the script ran is kept. Until then it cannot be sent,
 * and never as an address: no password may reach one.
 */
export function useEntryForm<Schema extends z.ZodMiniType>(form: {
  /** Brings the rules for the fields. They come when the form takes the focus, at the latest when it is sent. */
  rules: () => Promise<Schema>;
  /** Sends what the fields hold. A `CallFailure` it rejects with marks the fields it names. */
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  onFailure: (failure: unknown) => void;
}) {
  const say = useTranslateKey();
  const showChunkError = useChunkErrorToast();
  const isReady = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  // Holds from the moment of sending on, before a rendering could say that the form is busy.
  const isAtWork = useRef(false);
  const [problems, setProblems] = useState<Problems>({});

  async function submit(element: HTMLFormElement): Promise<void> {
    isAtWork.current = true;
    try {
      const rules = await form.rules();
      // Whoever went on typing while the rules were on their way means what stands there now.
      const read = rules.safeParse(Object.fromEntries(new FormData(element)));
      if (!read.success) return show(problemsIn(read.error.issues), element);
      show({}, element);
      setBusy(true);
      await form.send(read.data, element);
    } catch (failure) {
      if (failure instanceof CallFailure) failure.isShown = true;
      const problems = failure instanceof CallFailure ? firstSentences(failure.fields) : {};
      if (Object.keys(problems).length > 0) show(problems, element);
      else fieldToMend(element)?.focus();
      if (isChunkLoadError(failure)) showChunkError();
      else form.onFailure(failure);
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  function show(found: Problems, element: HTMLFormElement): void {
    setProblems(found);
    const fields = Array.from(element.elements).filter(isField);
    fields.find((field) => found[field.name] !== undefined)?.focus();
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (!isField(event.target)) return;
    const { name } = event.target;
    setProblems(({ [name]: _edited, ...others }) => others);
  }

  return {
    isBusy,
    canSend: isReady && !isBusy,
    problemOf: (name: string) => {
      const problem = problems[name];
      return problem === undefined ? undefined : say(problem);
    },
    formProps: {
      method: "post",
      noValidate: true,
      onInput,
      onFocus: () => {
        // What could not be loaded is asked for again when the form is sent.
        form.rules().catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isAtWork.current) void submit(event.currentTarget);
      },
    } as const,
  };
}

const isField = (target: unknown) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

// Where nobody knows which field is at fault, it is the password, or else the first.
const fieldToMend = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("[name=password]") ?? form.querySelector("input");

// The first sentence about a field is the one to mend first.
function problemsIn(issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const found: Problems = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}

function firstSentences(fields: Record<string, string[]>): Problems {
  return Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [name, sentence]));
}

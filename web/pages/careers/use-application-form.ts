import { useRef, useState, type FocusEvent, type FormEvent, type SyntheticEvent } from "react";
import {
  inFormOrder,
  isFieldName,
  requiredFields,
  type FieldName,
  type Problems,
} from "./fields.ts";
import { useDraft } from "./use-draft.ts";
import { useSender } from "./use-sender.ts";
import { useValues } from "./use-values.ts";

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

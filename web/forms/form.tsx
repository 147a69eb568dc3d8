import { type ComponentProps, createContext, type ReactNode, use } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import type { FormState } from "./use-form.ts";

const FormContext = createContext<FormState | null>(null);

export const FormProvider = ({ form, children }: { form: FormState; children: ReactNode }) => (
  <FormContext value={form}>{children}</FormContext>
);

/** The form around a field or a button. */
export function useFormState(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error("useFormState needs a Form around it");
  return form;
}

/** The error of a field of the form around it; undefined also outside of a form. */
export const useField = (name: string): { error: string | undefined } => ({
  error: use(FormContext)?.problemOf(name),
});

/** A form of `useForm`. Its fields, its buttons and the notice about a conflict read it from here. */
export function Form({
  form,
  onInput,
  children,
  ...props
}: { form: FormState } & Omit<ComponentProps<"form">, "ref" | "onSubmit" | "onFocus">) {
  const { element, formProps, question } = form;
  return (
    <FormProvider form={form}>
      <form
        {...formProps}
        {...props}
        ref={element}
        onInput={(event) => {
          formProps.onInput(event);
          onInput?.(event);
        }}
      >
        {children}
      </form>
      {question}
    </FormProvider>
  );
}

/** The button that sends the form around it, or the one with the id `form`. */
export function SubmitButton({
  text,
  busy,
  ...button
}: { text: TextKey; busy: TextKey } & Omit<
  ComponentProps<typeof Button>,
  "type" | "isBusy" | "children"
>) {
  const t = useTranslation();
  const { isBusy, canSend } = useFormState();
  return (
    <Button type="submit" isBusy={isBusy} disabled={!canSend} {...button}>
      {t(isBusy ? busy : text)}
    </Button>
  );
}

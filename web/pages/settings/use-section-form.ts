import type * as z from "zod/mini";
import { CallFailure } from "#web/api/failure.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useEntryForm } from "#web/forms/use-form.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** A form of the settings: problems with fields stand beside them, any other failure in a toast. */
export function useSectionForm<Schema extends z.ZodMiniType>(form: {
  schema: Schema;
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  failed: TextKey;
}) {
  const showFailure = useFailureToast();
  return useEntryForm({
    // They came with the settings.
    rules: async () => form.schema,
    send: form.send,
    onFailure: (failure) => {
      if (!namesFields(failure)) showFailure(form.failed, failure);
    },
  });
}

const namesFields = (failure: unknown) =>
  failure instanceof CallFailure && Object.keys(failure.fields).length > 0;

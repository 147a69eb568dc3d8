import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Fields } from "./fields.ts";
import type { Form } from "./form-parts.tsx";

type Values = Partial<Fields>;

const none: Values = {};

/** The values as they change, from those the fields already held when the page came alive. */
export function useValues({ getValues, subscribe }: Form): Values {
  const latest = useRef(none);
  const follow = useCallback(
    (tell: () => void) => {
      const take = (values: Values) => {
        latest.current = { ...values };
        tell();
      };
      take(getValues());
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => take(values),
      });
    },
    [getValues, subscribe],
  );
  return useSyncExternalStore(
    follow,
    () => latest.current,
    () => none,
  );
}

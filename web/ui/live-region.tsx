import { type ComponentProps, createContext } from "react";

/** Whether a live region around an alert announces it. */
export const InLiveRegion = createContext(false);

/** Announces what appears in it, also an alert, which does not announce itself a second time. */
export const LiveRegion = (props: ComponentProps<"div">) => (
  <InLiveRegion value>
    <div aria-live="polite" {...props} />
  </InLiveRegion>
);

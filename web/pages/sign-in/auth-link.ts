/** How links among the fields of an entry form look. */
export const entryLinkLook =
  "text-[0.9375rem] font-semibold text-primary hover:text-primary-strong";

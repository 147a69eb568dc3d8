import { createContext, use } from "react";
import { Link as RouterLink, type LinkProps } from "react-router";

type Here = {
  /** Path of the page without the prefix of its Vietnamese twin. */
  path: string;
  /** Whether the page has an address for Vietnamese alone. */
  hasTwin: boolean;
  addressOf: (to: string) => string;
  /** Starts loading the page a link leads to. */
  prepare: (to: string) => void;
};

const PlaceContext = createContext<Here | null>(null);

export const PlaceProvider = PlaceContext;

export function usePlace(): Here {
  const here = use(PlaceContext);
  if (here === null) throw new Error("Links need a PlaceProvider around them");
  return here;
}

/** A link within the site, written without /vi: on a Vietnamese twin it leads to the twin. */
export function Link({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const { addressOf, prepare } = usePlace();
  const getReady = () => prepare(to);
  return <RouterLink to={addressOf(to)} onPointerEnter={getReady} onFocus={getReady} {...rest} />;
}

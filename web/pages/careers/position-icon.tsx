import {
  AppWindow,
  Blocks,
  BrainCircuit,
  Layers,
  Megaphone,
  Server,
  ShoppingBag,
} from "lucide-react";
import type { Advert } from "./adverts.ts";

const icons = {
  ai: BrainCircuit,
  blockchain: Blocks,
  ecommerce: ShoppingBag,
  fullstack: Layers,
  frontend: AppWindow,
  backend: Server,
  marketing: Megaphone,
} as const;

const colours = {
  jade: "bg-primary-soft text-primary",
  blue: "bg-blue-soft text-blue",
  bronze: "bg-amber-soft text-accent",
  lacquer: "bg-danger-soft text-danger",
} as const;

/** The sign of a position, in its colour. */
export function PositionIcon({ advert: { icon, colour } }: { advert: Advert }) {
  const Icon = icons[icon];
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-md ${colours[colour]}`}
    >
      <Icon aria-hidden="true" className="size-6.5" />
    </span>
  );
}

import {
  AppWindow,
  Blocks,
  BrainCircuit,
  Layers,
  Megaphone,
  Server,
  ShoppingBag,
} from "lucide-react";
import type { PositionCard } from "#contract/positions.ts";
import { pictureStyleOf } from "./positions.ts";

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
  primary: "bg-primary-soft text-primary",
  blue: "bg-info-soft text-info",
  accent: "bg-warning-soft text-accent",
  danger: "bg-danger-soft text-danger",
} as const;

/** The icon of a position, in its colour. */
export function PositionIcon({ position }: { position: Pick<PositionCard, "picture"> }) {
  const { icon, colour } = pictureStyleOf(position);
  const Icon = icons[icon];
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-md ${colours[colour]}`}
    >
      <Icon className="size-6.5" />
    </span>
  );
}

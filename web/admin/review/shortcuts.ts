import type { ApplicationStatus } from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import type { ZoomStep } from "./zoom.ts";

/** What a key does in the review. */
export type Action =
  | { kind: "next" | "previous" | "notes" | "download" | "back" | "help" }
  | { kind: "status"; status: ApplicationStatus }
  | { kind: "zoom"; step: ZoomStep };

const next: Action = { kind: "next" };
const previous: Action = { kind: "previous" };

export const actionsByKey: Readonly<Record<string, Action>> = {
  j: next,
  ArrowRight: next,
  k: previous,
  ArrowLeft: previous,
  "1": { kind: "status", status: "submitted" },
  "2": { kind: "status", status: "reviewing" },
  "3": { kind: "status", status: "accepted" },
  "4": { kind: "status", status: "rejected" },
  n: { kind: "notes" },
  d: { kind: "download" },
  "+": { kind: "zoom", step: "in" },
  "=": { kind: "zoom", step: "in" },
  "-": { kind: "zoom", step: "out" },
  "0": { kind: "zoom", step: "fit" },
  Escape: { kind: "back" },
  "?": { kind: "help" },
};

/** The key that sets a status, as it is written on its button. */
export const statusKeys = {
  submitted: "1",
  reviewing: "2",
  accepted: "3",
  rejected: "4",
} as const satisfies Record<ApplicationStatus, string>;

/** All of them for people, in the order of the help. */
export const shortcuts: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ["j", "→"], text: "review.keys.next" },
  { keys: ["k", "←"], text: "review.keys.previous" },
  { keys: ["1"], text: "review.keys.submitted" },
  { keys: ["2"], text: "review.keys.reviewing" },
  { keys: ["3"], text: "review.keys.accepted" },
  { keys: ["4"], text: "review.keys.rejected" },
  { keys: ["n"], text: "review.keys.notes" },
  { keys: ["Ctrl Enter"], text: "review.keys.save" },
  { keys: ["d"], text: "review.keys.download" },
  { keys: ["+", "-", "0"], text: "review.keys.zoom" },
  { keys: ["Esc"], text: "review.keys.back" },
  { keys: ["?"], text: "review.keys.help" },
];

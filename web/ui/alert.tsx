import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ComponentProps, use } from "react";
import { InLiveRegion } from "./live-region.tsx";

const tones = {
  success: { color: "bg-primary-soft text-primary", Icon: CircleCheck, role: "status" },
  error: { color: "bg-danger-soft text-danger", Icon: CircleAlert, role: "alert" },
  warning: { color: "bg-warning-soft text-warning", Icon: TriangleAlert, role: "note" },
  info: { color: "bg-info-soft text-info", Icon: Info, role: "note" },
} as const;

/** A message box. Screen readers announce successes and errors when they appear. */
export function Alert({
  tone,
  title,
  className = "",
  children,
}: ComponentProps<"div"> & { tone: keyof typeof tones; title: string }) {
  const { color, Icon, role } = tones[tone];
  const isAnnounced = use(InLiveRegion);
  return (
    <div
      role={isAnnounced ? "note" : role}
      className={`flex gap-3 rounded-md p-4 ${color} ${className}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="mt-1 text-[0.9375rem] text-ink">{children}</div>}
      </div>
    </div>
  );
}

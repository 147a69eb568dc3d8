import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "./button-class.ts";
import { registerToaster, type Toast as Message } from "./toast.ts";

const defaultMs = 4_000;
const maxToasts = 3;
const manager = Toast.createToastManager();

export default function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => registerToaster(show), []);
  return (
    <Toast.Provider toastManager={manager} limit={maxToasts} timeout={defaultMs}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          data-toasts
          className="fixed inset-x-4 bottom-3 z-50 flex flex-col gap-3 max-sm:in-panel:bottom-20 sm:right-auto sm:w-96 print:hidden"
        >
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ title, description, tone = "plain", action, durationMs, signal }: Message): void {
  const id = manager.add({
    title,
    ...(description !== undefined && { description }),
    type: tone,
    ...(action !== undefined && {
      actionProps: {
        children: action.label,
        onClick: () => {
          if (signal === undefined) manager.close(id);
          action.run();
        },
      },
    }),
    // Base UI's own timeout pauses while the pointer is on the toast.
    ...((durationMs !== undefined || signal !== undefined) && { timeout: 0 }),
  });
  signal?.addEventListener("abort", () => manager.close(id));
  if (durationMs !== undefined) setTimeout(() => manager.close(id), durationMs);
}

// Base UI gives a toast the role of a dialog, but it neither asks anything nor takes the focus.
const noDialog = { role: undefined, "aria-modal": undefined };

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      render={<article />}
      {...noDialog}
      className="w-full rounded-md border border-line bg-surface text-ink shadow-raised data-[type=error]:border-danger data-[type=error]:bg-danger-soft transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:pointer-events-none data-limited:absolute data-limited:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 motion-reduce:transition-none"
    >
      <Toast.Content className="flex items-start gap-3 p-4">
        <Mark tone={toast.type} />
        <div className="min-w-0 grow">
          <Toast.Title className="text-[0.9375rem] font-semibold" />
          <Toast.Description className="mt-0.5 text-sm text-muted in-data-[type=error]:text-ink" />
        </div>
        {/* Base UI hides the buttons from screen readers, but not from the keyboard. */}
        <Toast.Action
          aria-hidden={undefined}
          className={`-my-1.5 shrink-0 ${buttonClass({ variant: "secondary", size: "small" })}`}
        />
        <Toast.Close
          aria-label={closeLabel}
          aria-hidden={undefined}
          className="-m-2 inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-muted hover:text-ink"
        >
          <X className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function Mark({ tone }: { tone: string | undefined }) {
  if (tone === "error") return <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />;
  if (tone === "success") return <CircleCheck className="mt-0.5 size-5 shrink-0 text-primary" />;
  return null;
}

import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useId, useRef } from "react";
import type { User } from "#contract/users.ts";
import { inviteUser } from "#web/api/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** Invites once more. The link is kept nowhere but in the letter, so it shows after a fresh one alone. */
export function InvitationPart({ user }: { user: User }) {
  const t = useTranslation();
  const showFailure = useFailureToast();
  const {
    data: invitation,
    mutate: invite,
    isPending,
  } = useMutation({
    mutationFn: () => inviteUser(user.id),
    onSuccess: ({ message }) =>
      toast({ title: t("userAccess.resent"), description: message, tone: "success" }),
    onError: (failure) => showFailure("userAccess.resendFailed", failure),
  });
  return (
    <>
      <p>{t("userAccess.invited")}</p>
      {!user.active && <p className="mt-1 text-muted">{t("userAccess.inactive")}</p>}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={isPending}
        onClick={() => invite()}
      >
        {t(isPending ? "form.sending" : "userAccess.resend")}
      </Button>
      {invitation !== undefined && <InvitationLink link={invitation.link} />}
    </>
  );
}

function InvitationLink({ link }: { link: string }) {
  const t = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Missing on plain http.
      await navigator.clipboard.writeText(link);
      toast({ title: t("userAccess.copied"), tone: "success" });
    } catch {
      const description = t("userAccess.notCopiedText");
      toast({ title: t("userAccess.notCopied"), description, tone: "error" });
    }
  }

  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {t("userAccess.link")}
      </label>
      <div className="flex flex-wrap gap-3">
        <Input
          id={id}
          ref={field}
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          className="min-w-0 grow basis-60"
        />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("userAccess.copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {t("userAccess.linkText")}
      </p>
    </div>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#contract/users.ts";
import { resetTwoStep } from "#web/api/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { Group } from "./details-parts.tsx";
import { InvitationPart } from "./invitation.tsx";
import { useReloadUsers } from "./queries.ts";
import { Sessions } from "./sessions.tsx";

/** How a user signs in, and where they are signed in. */
export function Access({ user }: { user: User }) {
  const t = useTranslation();
  return (
    <>
      {user.invited && (
        <Group title={t("userAccess.invitation")}>
          <InvitationPart user={user} />
        </Group>
      )}
      <Group title={t("userAccess.twoStep")}>
        <TwoStepPart user={user} />
      </Group>
      <Sessions user={user} />
    </>
  );
}

// The button it takes the place of held the focus.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Turns the second step off for whoever has lost it. Asks first, for it makes the account weaker. */
function TwoStepPart({ user }: { user: User }) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const showFailure = useFailureToast();
  const [isAsked, setAsked] = useState(false);
  const { mutate: reset, isPending } = useMutation({
    mutationFn: () => resetTwoStep(user.id),
    onSuccess: () => {
      setAsked(false);
      toast({ title: t("userAccess.twoStepDone"), tone: "success" });
    },
    onError: (failure) => showFailure("userAccess.twoStepFailed", failure),
    onSettled: reload,
  });
  if (!user.two_step) return <p className="text-muted">{t("userAccess.twoStepOff")}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="primary">{t("userAccess.twoStepOn")}</Badge>
        {!isAsked && (
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            {t("userAccess.twoStepReset")}
          </Button>
        )}
      </div>
      {isAsked && (
        <fieldset className="mt-3">
          <legend>{t("userAccess.twoStepQuestion", { name: user.name })}</legend>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="small"
              ref={takeFocus}
              onClick={() => setAsked(false)}
            >
              {t("form.cancel")}
            </Button>
            <Button variant="danger" size="small" isBusy={isPending} onClick={() => reset()}>
              {t("userAccess.twoStepConfirm")}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { avatarLimits } from "#contract/limits.ts";
import { removeAvatar } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useSession } from "#web/auth/session.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { useDrop } from "#web/ui/use-drop.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import type { usePicture } from "./use-picture.ts";

/** The picture of the account: chosen or dropped, looked at, then saved with the details. */
export function Picture({
  user,
  picture: { choice, choose, discard },
}: {
  user: SessionUser;
  picture: ReturnType<typeof usePicture>;
}) {
  const t = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { takeUser } = useSession();
  const showFailure = useFailureToast();
  const { isOver, dropProps } = useDrop((file) => void choose(file));

  const remove = useMutation({
    mutationFn: async () => takeUser(await removeAvatar()),
    onSuccess: () => {
      toast({ title: t("account.picture.removed"), tone: "success" });
      input.current?.focus();
    },
    onError: (failure) => showFailure("account.picture.removeFailed", failure),
  });

  const isReady = choice.kind === "ready";
  const image = choice.kind === "ready" ? choice.address : user.avatar;
  return (
    <Card className="p-5 sm:p-7">
      <section
        aria-labelledby="picture-title"
        {...dropProps}
        data-over={isOver || undefined}
        className="group flex flex-col items-center gap-4 text-center"
      >
        <h2 id="picture-title" className="self-start text-xl font-semibold">
          {t("account.picture")}
        </h2>
        <Avatar
          name={user.name}
          image={image}
          className="size-40 text-5xl outline-offset-4 outline-primary group-data-over:outline-2 group-data-over:outline-dashed"
        />
        <div aria-live="polite" className="text-[0.9375rem] text-muted">
          {choice.kind === "ready" && t("account.picture.preview")}
          {choice.kind === "none" && user.avatar === null && t("account.picture.none")}
          {choice.kind === "reading" && (
            <span className="flex items-center gap-2">
              <Spinner />
              {t("account.picture.reading")}
            </span>
          )}
          {choice.kind === "unreadable" && (
            <span className="text-danger">{t("account.picture.unreadable")}</span>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
          <label
            className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary ${buttonClass({ variant: "secondary" })}`}
          >
            <input
              ref={input}
              type="file"
              accept={avatarLimits.types.join(",")}
              className="sr-only"
              onClick={({ currentTarget }) => {
                // So that the same file can be chosen again.
                currentTarget.value = "";
              }}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                if (chosen !== undefined) void choose(chosen);
              }}
            />
            {t(image === null ? "account.picture.choose" : "account.picture.change")}
          </label>
          {isReady ? (
            <Button
              variant="quiet"
              onClick={() => {
                discard();
                input.current?.focus();
              }}
            >
              {t("form.cancel")}
            </Button>
          ) : (
            <span className="text-[0.9375rem] text-muted pointer-coarse:hidden">
              {t(isOver ? "account.picture.dropNow" : "account.picture.drop")}
            </span>
          )}
        </div>
        <p className="text-sm text-muted">{t("account.picture.rules")}</p>
        {user.avatar !== null && !isReady && (
          <Button
            variant="quiet"
            size="small"
            isBusy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t(remove.isPending ? "account.picture.removing" : "account.picture.remove")}
          </Button>
        )}
      </section>
    </Card>
  );
}

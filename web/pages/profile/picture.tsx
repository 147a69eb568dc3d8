import { useEffect, useRef, useState } from "react";
import { avatarLimits } from "#contract/limits.ts";
import { removeAvatar } from "#web/api/account.ts";
import { useSession } from "#web/session/session.tsx";
import type { SessionUser } from "#web/api/tokens.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { FileInput, useDrop } from "#web/ui/file-input.tsx";

/** Takes a chosen or dropped picture and shows it. The form beside it saves the picture. */
export function Picture({
  user,
  picture: { choice, choose, discard },
}: {
  user: SessionUser;
  picture: ReturnType<typeof usePicture>;
}) {
  const t = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { setUser } = useSession();
  const { isOver, dropProps } = useDrop((file) => void choose(file));

  const remove = useAction({
    mutationFn: async () => setUser(await removeAvatar()),
    onSuccess: () => input.current?.focus(),
    done: "account.picture.removed",
    failed: "account.picture.removeFailed",
  });

  const isReady = choice.kind === "ready";
  const image = isReady ? choice.address : user.avatar;
  return (
    <Card className="p-5 sm:p-7">
      <section
        aria-labelledby="picture-title"
        {...dropProps}
        data-over={isOver || undefined}
        className="group flex flex-col items-center gap-4 text-center"
      >
        <h2 id="picture-title" className="self-start heading-4">
          {t("account.picture")}
        </h2>
        <Avatar
          name={user.name}
          image={image}
          className="size-40 text-5xl outline-offset-4 outline-primary group-data-over:outline-2 group-data-over:outline-dashed"
        />
        <div aria-live="polite" className="text-[0.9375rem] text-muted">
          {isReady && <span>{t("account.picture.preview")}</span>}
          {choice.kind === "none" && user.avatar === null && (
            <span>{t("account.picture.none")}</span>
          )}
          {choice.kind === "reading" && (
            <span className="flex items-center gap-2">
              <Spinner />
              <span>{t("account.picture.reading")}</span>
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
            <FileInput
              ref={input}
              accept={avatarLimits.types.join(",")}
              className="sr-only"
              onChoose={(file) => void choose(file)}
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
              {t(isOver ? "account.picture.dropNow" : "form.drop")}
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

type Choice =
  | { kind: "none" | "reading" | "unreadable" }
  | { kind: "ready"; file: File; address: string };

/** The picture to save. Of several choices the last one counts. */
export function usePicture() {
  const [choice, setChoice] = useState<Choice>({ kind: "none" });
  const latest = useRef<File>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setChoice({ kind: "reading" });
    const square = await toSquare(file).catch(() => null);
    if (latest.current !== file) return;
    setChoice(
      square === null
        ? { kind: "unreadable" }
        : { kind: "ready", file: square, address: URL.createObjectURL(square) },
    );
  }

  function discard(): void {
    latest.current = null;
    setChoice({ kind: "none" });
  }

  const address = choice.kind === "ready" ? choice.address : null;
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  return { choice, file: choice.kind === "ready" ? choice.file : undefined, choose, discard };
}

const maxSide = 512;
const quality = 0.9;

/** The centre of a picture as a small upright square. Rejects a file that the browser cannot read. */
async function toSquare(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const edge = Math.min(picture.width, picture.height);
  const side = Math.min(edge, maxSide);
  // Safari before 16.4 has no OffscreenCanvas.
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser has no 2D canvas");
  // JPEG has no transparency and would show it as black.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  context.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  if (blob === null) throw new Error("The browser cannot encode a JPEG");
  return new File([blob], "picture.jpg", { type: blob.type });
}

import { useEffect, useRef, useState } from "react";
import { squareOf } from "./square.ts";

type Choice =
  | { kind: "none" }
  | { kind: "reading" }
  | { kind: "unreadable" }
  | { kind: "ready"; file: File; address: string };

export type Picture = ReturnType<typeof usePicture>;

/** A picture on its way to being saved. Of several chosen in a row the last one counts. */
export function usePicture() {
  const [choice, setChoice] = useState<Choice>({ kind: "none" });
  const latest = useRef<File>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setChoice({ kind: "reading" });
    const square = await squareOf(file).catch(() => null);
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

  return {
    choice,
    /** The picture to be saved. */
    file: choice.kind === "ready" ? choice.file : undefined,
    choose,
    discard,
  };
}

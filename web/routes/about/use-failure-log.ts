import { useEffect, useRef, type RefObject } from "react";

const silenceMs = 10_000;

/**
 * Logs that a video could not be loaded; the page itself goes on as before (spec §2). A frame tells
 * nobody that it failed, so the player is asked to report, and its silence counts as failure too.
 */
export function useFailureLog(frame: RefObject<HTMLIFrameElement | null>, title: string) {
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fail = () => {
    // oxlint-disable-next-line no-console -- the specification asks for a failed video in the log
    console.warn(`Video could not be loaded: ${title}`);
  };

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      clearTimeout(silence.current);
      if (typeof data === "string" && data.includes('"event":"onError"')) fail();
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
      clearTimeout(silence.current);
    };
  });

  const listen = () => {
    clearTimeout(silence.current);
    silence.current = setTimeout(fail, silenceMs);
    // Where the player did not load, another document stands in the frame: the origin is left open.
    frame.current?.contentWindow?.postMessage('{"event":"listening"}', "*");
  };

  return { listen, fail };
}

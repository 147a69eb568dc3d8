import { useRef, useState } from "react";
import { readResume } from "./read-resume.ts";

/** `problem` is the key of a text, or the server's own sentence. */
type ResumeChoice = { file?: File; reading?: string; problem?: string };

export type Resume = ReturnType<typeof useResume>;

/** The resume of the form: none, one being read, or one in memory. */
export function useResume() {
  const [choice, setChoice] = useState<ResumeChoice>({});
  const latest = useRef<File>(null);

  /** Takes a file. Of several chosen in a row the last one counts. Answers whether it is good. */
  async function choose(chosen: File): Promise<boolean> {
    latest.current = chosen;
    setChoice({ reading: chosen.name });
    const reading = await readResume(chosen);
    if (latest.current !== chosen) return true;
    setChoice("resume" in reading ? { file: reading.resume } : { problem: reading.problem });
    return "resume" in reading;
  }

  function remove(): void {
    latest.current = null;
    setChoice({});
  }

  /** Says what is wrong with the resume, or no longer. It is kept: nothing chosen is lost. */
  function complain(problem: string | undefined): void {
    setChoice(({ problem: _before, ...kept }) =>
      problem === undefined ? kept : { ...kept, problem },
    );
  }

  return { ...choice, choose, remove, complain };
}

import { act, claimLimit } from "./acts.ts";
import { hour } from "./model.ts";
import { idOf, type LifeWorld } from "./world.ts";

// Interviews: HR offers and moves them, the applicant answers.

const slotIn = (w: LifeWorld, hours: number): string =>
  new Date(Math.ceil(w.now / hour) * hour + hours * hour).toISOString();

const timesOf = (slots: readonly string[]) => slots.map((starts_at) => ({ starts_at }));

export const offer = (who: number, which: number, inHours: number) =>
  act(`offer(${who}, ${which}, ${inHours})`, which, async (_m, w, one) => {
    if (one.hasInterview(w.now)) return false;
    const slots = [slotIn(w, inHours)];
    const interviewers = [w.staff[1]?.id];
    const body = { slots: timesOf(slots), minutes: 45, interviewers, place: "Tầng 3" };
    const path = `/applications/${one.id}/interviews`;
    const answer = await w.callAs(who, "POST", path, { body });
    if (answer.status === 429) await claimLimit(w, one, who);
    if (answer.status !== 201) return false;
    one.interview = { id: idOf(answer), slots, isOpen: true, answer: null };
    one.raise("seen");
    return true;
  });

export const move = (who: number, which: number, inHours: number) =>
  act(`move(${who}, ${which}, ${inHours})`, which, async (_m, w, one) => {
    const { interview } = one;
    const slots = [slotIn(w, inHours)];
    if (interview === null || !one.hasInterview(w.now) || slots.join() === interview.slots.join())
      return false;
    const body = { slots: timesOf(slots) };
    const answer = await w.callAs(who, "PATCH", `/interviews/${interview.id}`, { body });
    if (answer.status !== 200) return false;
    Object.assign(interview, { slots, answer: null });
    one.raise("seen");
    return true;
  });

export const cancel = (who: number, which: number) =>
  act(`cancel(${who}, ${which})`, which, async (_m, w, one) => {
    const { interview } = one;
    if (interview === null || !one.hasInterview(w.now)) return false;
    const body = { state: "cancelled" };
    const answer = await w.callAs(who, "PATCH", `/interviews/${interview.id}`, { body });
    if (answer.status !== 200) return false;
    Object.assign(interview, { isOpen: false, answer: null });
    one.raise("seen");
    return true;
  });

const answers = {
  agree: { action: "pick", stage: "agreed" },
  decline: { action: "decline", stage: "declined" },
  askOthers: { action: "other_times", stage: "other_times" },
} as const;

/** The applicant answers the offer with the present link. */
const answerWith = (kind: keyof typeof answers, which: number) =>
  act(`${kind}(${which})`, which, async (_m, w, one) => {
    const token = w.tokenOf(one);
    const { interview } = one;
    const { action, stage } = answers[kind];
    if (interview === null || token === undefined || interview.answer === stage) return false;
    const words = `${action} words ${one.wrote.length}`;
    const [starts_at] = interview.slots;
    const more = {
      agree: { starts_at },
      decline: { reason: words },
      askOthers: { message: words },
    } as const;
    const body = { token, action, ...more[kind] };
    const path = `/application-status/interviews/${interview.id}`;
    const answered = await w.call("POST", path, body);
    if (answered.status !== 200) return false;
    one.isOpened = true;
    if (kind !== "agree") one.wrote.push(words);
    if (kind === "decline") interview.isOpen = false;
    interview.answer = stage;
    one.raise("seen");
    return true;
  });

export const agree = (which: number) => answerWith("agree", which);
export const decline = (which: number) => answerWith("decline", which);
export const askOthers = (which: number) => answerWith("askOthers", which);

/** The applicant takes a refusal of the interview back. */
export const restore = (which: number) =>
  act(`restore(${which})`, which, async (_m, w, one) => {
    const token = w.tokenOf(one);
    const { interview } = one;
    if (interview?.answer !== "declined" || token === undefined) return false;
    const path = `/application-status/interviews/${interview.id}`;
    const answered = await w.call("POST", path, { token, action: "restore" });
    if (answered.status !== 200) return false;
    Object.assign(interview, { isOpen: true, answer: null });
    one.raise("seen");
    return true;
  });

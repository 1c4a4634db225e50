import { getHeldAnswers, type HeldAnswers, holdAnswers } from "@plateful/contract";
import type { OnboardingAnswers } from "@plateful/nutrition";
import { currentToken } from "../../lib/device/session.ts";
import { call } from "../../lib/server/call.ts";

/** Often enough to go on elsewhere, and not with every key that is pressed. */
const PAUSE_MS = 1_000;

/** Nothing that was not answered is held: the plan is worked out from the answers. */
export function toHeld(answers: OnboardingAnswers): HeldAnswers {
  const { mss: _mss, ...full } = answers;
  const { dietPreferences } = full;
  return {
    full: {
      ...full,
      dietPreferences: {
        ...dietPreferences,
        mealTimes: [...dietPreferences.mealTimes],
        intolerances: [...dietPreferences.intolerances],
        ingredientDislikes: [...dietPreferences.ingredientDislikes],
      },
    },
    simple: null,
  };
}

/** The answers that the server holds for the person who is signed in; null without any, and away from the server. */
export async function loadHeld(): Promise<HeldAnswers | null> {
  if (currentToken() === null) return null;
  try {
    return (await call(getHeldAnswers)).answers;
  } catch {
    return null;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<unknown> = Promise.resolve();

/** Without a consent nobody is asked here: the questions themselves do that. */
const send = (answers: HeldAnswers | null): Promise<unknown> =>
  currentToken() === null
    ? Promise.resolve()
    : call(holdAnswers, { body: { answers }, isUnprompted: true }).catch(() => {});

/** Has the server hold the latest answers, a moment after they were given. */
export function holdSoon(answers: HeldAnswers): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sending = sending.then(() => send(answers));
  }, PAUSE_MS);
}

/** Holds nothing more, and waits for what is on its way: it must not arrive after the onboarding is finished. */
export function stopHolding(): Promise<unknown> {
  clearTimeout(timer);
  return sending;
}

/** Ends the holding of answers that were sent. */
export async function endHolding(): Promise<void> {
  await stopHolding();
  await send(null);
}

import { type Windows, wishedWindows } from "./person.ts";
import type { Rules } from "./plan-input.ts";
import { RUNGS, type Rung } from "./plan-result.ts";

/** What each rung loosens: only how near a slot's energy must be met and how soon a recipe may return. */
const LOOSENED: Readonly<Record<Rung, Windows>> = {
  AS_WISHED: { slot: 0, repeatDays: Number.POSITIVE_INFINITY },
  SLOT_WINDOW_35: { slot: 0.35, repeatDays: Number.POSITIVE_INFINITY },
  REPEAT_4: { slot: 0.35, repeatDays: 4 },
  REPEAT_3: { slot: 0.35, repeatDays: 3 },
  REPEAT_2: { slot: 0.35, repeatDays: 2 },
  REPEAT_1: { slot: 0.35, repeatDays: 1 },
  SLOT_WINDOW_50: { slot: 0.5, repeatDays: 1 },
};

/** The windows on a rung: never narrower than the person's own wish. */
export function windowsOnRung(rules: Rules, rung: Rung): Windows {
  const wished = wishedWindows(rules);
  const loosened = LOOSENED[rung];
  return {
    slot: Math.max(wished.slot, loosened.slot),
    repeatDays: Math.min(wished.repeatDays, loosened.repeatDays),
  };
}

/** Rungs that differ from the one before for this person, in order. */
export function usefulRungs(rules: Rules): Rung[] {
  let last = "";
  return RUNGS.filter((rung) => {
    const windows = windowsOnRung(rules, rung);
    const text = `${windows.slot} ${windows.repeatDays}`;
    const differs = text !== last;
    last = text;
    return differs;
  });
}

import { useState } from "react";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";

/** Says nothing of what was asked: whoever reads the storage of a shared device learns only that something was put off. */
const KEY = `${PERSONAL_PREFIX}not-yet`;

function dayOfPutOff(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether the person put the question for the next period off for today, on this device, and the way to do so (ledger PROF-041). */
export function usePutOff(today: string): [isPutOff: boolean, putOff: () => void] {
  const [day, setDay] = useState(dayOfPutOff);
  const putOff = () => {
    setDay(today);
    try {
      localStorage.setItem(KEY, today);
    } catch {
      // Storage can be forbidden; then the question is there again when the page is loaded again.
    }
  };
  return [day === today, putOff];
}

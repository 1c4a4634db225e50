import { changeTimer, keptTimers } from "./timer-store.ts";

/** A tab that nobody has pressed anything in cannot be heard, and lets one that can go first. */
const WAIT_MS = 1500;
const LOCK = "plateful-cooking-ring";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function take(id: string): boolean {
  const timer = keptTimers().find((one) => one.id === id);
  if (timer === undefined || timer.rang) return false;
  changeTimer(id, (one) => ({ ...one, rang: true }));
  return true;
}

/** Whether this tab is the one that rings for a timer; of several tabs one is. */
export async function claimRing(id: string, isHeard: boolean): Promise<boolean> {
  if (!isHeard) await wait(WAIT_MS);
  return navigator.locks === undefined ? take(id) : navigator.locks.request(LOCK, () => take(id));
}

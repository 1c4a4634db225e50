/** Where and when a finger or a mouse was put down or lifted. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
  /** In milliseconds. */
  readonly at: number;
}

export type Turn = "NEXT" | "BACK";

/** In CSS pixels. */
const SWIPE = 60;
const SLACK = 10;
/** A longer press selects text. */
const LONG_MS = 500;

/**
 * What a press on a step means: a swipe to the left or a short press goes on, a swipe to the right goes back. A drag up or down scrolls,
 * and a long press or a drag with a mouse selects text.
 */
export function turnOfPress(down: PressPoint, up: PressPoint, isMouse: boolean): Turn | null {
  const [across, along] = [up.x - down.x, Math.abs(up.y - down.y)];
  if (!isMouse && Math.abs(across) >= SWIPE && Math.abs(across) > 2 * along)
    return across < 0 ? "NEXT" : "BACK";
  const isShort = Math.abs(across) <= SLACK && along <= SLACK && up.at - down.at < LONG_MS;
  return isShort ? "NEXT" : null;
}

/** A drag must be longer than this to change the week, pixels (DIARY-004). */
export const SWIPE_DISTANCE_PX = 50;
/** … or quicker than this, pixels per second (DIARY-004, DIARY-005). */
export const SWIPE_VELOCITY_PX_PER_S = 300;

export interface Drag {
  /** Horizontal way of the finger, positive to the right. */
  readonly distancePx: number;
  /** Horizontal speed at the end, positive to the right. */
  readonly velocityPxPerS: number;
}

/** Weeks to move after a drag: 1 = next (dragged left), -1 = previous, 0 = stay (DIARY-004). */
export function weeksSwiped(drag: Drag): -1 | 0 | 1 {
  if (Math.abs(drag.distancePx) > SWIPE_DISTANCE_PX) return drag.distancePx < 0 ? 1 : -1;
  if (Math.abs(drag.velocityPxPerS) > SWIPE_VELOCITY_PX_PER_S) return drag.velocityPxPerS < 0 ? 1 : -1;
  return 0;
}

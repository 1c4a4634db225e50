/** A finger that moved less than this was pressing, not swiping. */
export const SLACK_PX = 10;
/** From here on a swipe counts; a shorter one springs back. */
export const FAR_PX = 88;
/** A swipe that begins this near the edge is the phone's own way back. */
const EDGE_PX = 24;

interface Moved {
  readonly x: number;
  readonly y: number;
}

/** How far a card follows the finger: not at all as long as the page may be scrolling. */
export const followed = ({ x, y }: Moved): number =>
  Math.abs(x) > SLACK_PX && Math.abs(x) > 1.5 * Math.abs(y) ? x : 0;

/** What a finger meant that moved so far and was lifted. */
export function swipeOf(moved: Moved): "LEFT" | "RIGHT" | null {
  const x = followed(moved);
  if (Math.abs(x) < FAR_PX) return null;
  return x < 0 ? "LEFT" : "RIGHT";
}

export const isAtEdge = (x: number, width: number): boolean => x < EDGE_PX || x > width - EDGE_PX;

import { weeksSwiped } from "@plateful/planning";
import { type MouseEvent, type PointerEvent, useRef } from "react";

interface Point {
  readonly x: number;
  readonly at: number;
}

/** The speed at the end is that of the last moments, not of the whole drag. */
const SPEED_WINDOW_MS = 100;
/** A finger that moved this far was not tapping. */
const TAP_SLACK_PX = 10;

/** Turns a sideways drag into a change of week (ledger DIARY-004, DIARY-005). */
export function useWeekSwipe(onWeeks: (weeks: -1 | 1) => void) {
  const points = useRef<Point[]>([]);
  const hasMoved = useRef(false);

  const finish = () => {
    const [first] = points.current;
    const last = points.current.at(-1);
    const recent = points.current.find(
      (point) => last !== undefined && last.at - point.at <= SPEED_WINDOW_MS,
    );
    points.current = [];
    if (first === undefined || last === undefined || recent === undefined) return;
    const seconds = Math.max(1, last.at - recent.at) / 1000;
    const weeks = weeksSwiped({
      distancePx: last.x - first.x,
      velocityPxPerS: last === recent ? 0 : (last.x - recent.x) / seconds,
    });
    if (weeks !== 0) onWeeks(weeks);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      hasMoved.current = false;
      points.current = [{ x: event.clientX, at: event.timeStamp }];
    },
    onPointerMove: (event: PointerEvent) => {
      const [first] = points.current;
      if (first === undefined) return;
      points.current.push({ x: event.clientX, at: event.timeStamp });
      if (Math.abs(event.clientX - first.x) > TAP_SLACK_PX) hasMoved.current = true;
    },
    onPointerUp: finish,
    onPointerCancel: () => {
      points.current = [];
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") finish();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

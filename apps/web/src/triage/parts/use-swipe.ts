import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { followed, isAtEdge, SLACK_PX, swipeOf } from "./swipe.ts";

interface Swipes {
  /** Absent where there is nothing to do; then nothing follows the finger that way. */
  readonly onLeft: (() => void) | undefined;
  readonly onRight: (() => void) | undefined;
}

const IS_WRITTEN_IN = "input, textarea, select, [contenteditable]";

/**
 * Lets a finger do what a button beside it does as well. A mouse and a keyboard have the buttons, so only a finger or a pen
 * swipes. What is swiped needs `touch-action: pan-y`, or the browser takes the movement for its own.
 */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasMoved = useRef(false);
  const [offset, setOffset] = useState(0);
  const moved = ({ clientX, clientY }: PointerEvent) =>
    start.current === null ? { x: 0, y: 0 } : { x: clientX - start.current.x, y: clientY - start.current.y };
  const rest = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasMoved.current = false;
        const isWriting = event.target instanceof Element && event.target.closest(IS_WRITTEN_IN) !== null;
        if (event.pointerType === "mouse" || isWriting || isAtEdge(event.clientX, window.innerWidth)) return;
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        const x = followed(moved(event));
        if (Math.abs(x) > SLACK_PX) hasMoved.current = true;
        setOffset((x < 0 ? onLeft : onRight) === undefined ? 0 : x);
      },
      onPointerUp: (event: PointerEvent) => {
        const swipe = swipeOf(moved(event));
        rest();
        if (swipe === "LEFT") onLeft?.();
        if (swipe === "RIGHT") onRight?.();
      },
      onPointerCancel: rest,
      // A finger that swiped did not press what it began on.
      onClickCapture: (event: MouseEvent) => {
        if (!hasMoved.current) return;
        hasMoved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

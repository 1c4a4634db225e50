import { type RefObject, useEffect } from "react";
import { listenToKeys } from "../../lib/device/single-keys.ts";
import { type PressPoint, turnOfPress } from "./turn-of-press.ts";

export interface Turning {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, input, label, [role=slider]") !== null;
const hasSelection = (): boolean => (getSelection()?.toString() ?? "") !== "";
const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): PressPoint => ({ x, y, at });

/** The step is turned by a press on it, by a swipe, and by the keys of a keyboard or of a remote control. */
export function useTurning(area: RefObject<HTMLElement | null>, { onNext, onBack }: Turning): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    let down: PressPoint | null = null;
    const onDown = (event: PointerEvent) => {
      // A press that ends a selection goes nowhere.
      down = isControl(event.target) || hasSelection() || event.button > 0 ? null : pointOf(event);
    };
    const onUp = (event: PointerEvent) => {
      const turn =
        down === null || hasSelection()
          ? null
          : turnOfPress(down, pointOf(event), event.pointerType === "mouse");
      down = null;
      if (turn === "NEXT") onNext();
      if (turn === "BACK") onBack();
    };
    const onCancel = () => {
      down = null;
    };
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onCancel);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onCancel);
    };
  }, [area, onNext, onBack]);
  useEffect(
    () =>
      listenToKeys((key) => {
        // The space bar presses the button that has the focus.
        if (
          key === "arrowright" ||
          key === "pagedown" ||
          (key === " " && !isControl(document.activeElement))
        ) {
          onNext();
          return true;
        }
        if (key !== "arrowleft" && key !== "pageup") return false;
        onBack();
        return true;
      }),
    [onNext, onBack],
  );
}

import { type RefObject, useEffect, useRef } from "react";
import { useShowsKeys } from "../lib/KeyHint.tsx";
import { isAnythingOpen } from "../ui/open-overlays.ts";

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** M gives the reply the focus, as on the board; it rests while something is written and where the keys are switched off. */
export function useReplyKey(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOn = useShowsKeys();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() !== "m" || !isPlain || isWriting(event.target) || isAnythingOpen()) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
  return field;
}

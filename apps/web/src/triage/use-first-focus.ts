import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus when it comes onto the screen: what is loaded comes after the dialog has chosen where to begin. */
export function useFirstFocus<T extends HTMLElement>(isFirst: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return ref;
}

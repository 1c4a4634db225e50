import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus each time it is asked for, also when it comes onto the screen: what is loaded comes after the dialog has
 * chosen where to begin.
 * @param asked how often it was asked for; 0 while something else is.
 */
export function useFirstFocus<T extends HTMLElement>(asked: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (asked > 0) ref.current?.focus();
  }, [asked]);
  return ref;
}

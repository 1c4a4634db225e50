import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** An answer led here: the screen takes the focus, which the button that was pressed has lost. */
    readonly wentOn?: true;
  }
}

export const WENT_ON = { wentOn: true } as const;

/**
 * Gives the focus to what a screen begins with, when an answer to the check-in before has led to it (CHECK-024).
 * @param place which screen it is; null until it can be read.
 */
export function useArrival<T extends HTMLElement>(place: number | string | null): RefObject<T | null> {
  const wentOn = useRouterState({ select: ({ location }) => location.state.wentOn === true });
  const start = useRef<T>(null);
  useEffect(() => {
    if (wentOn && place !== null) start.current?.focus();
  }, [wentOn, place]);
  return start;
}

import { type RefObject, useEffect, useRef } from "react";
import { useShowsKeys } from "../lib/client/KeyHint.tsx";
import { listenToKeys } from "../lib/device/single-keys.ts";

/** M gives the reply the focus, as on the board, unless the keys are switched off. */
export function useReplyKey(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOn = useShowsKeys();
  useEffect(() => {
    if (!isOn) return;
    return listenToKeys((key) => {
      if (key !== "m") return false;
      field.current?.focus();
      return true;
    });
  }, [isOn]);
  return field;
}

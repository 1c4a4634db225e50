import { useEffect, useState } from "react";
import { DEBOUNCE } from "../../lib/server/polling.ts";

/** What was typed, once nobody types any more: each list of people is logged. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE.clientSearch);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

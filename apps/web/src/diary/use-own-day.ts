import { useEffect, useState } from "react";
import { forgetOwnDay, isOwnDay, rememberOwnDay } from "./planner-memory.ts";

/** Whether the date is filled by hand, so that it shows its empty meals instead of the actions (ledger DIARY-032). */
export function useOwnDay(date: string, itemCount: number) {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (itemCount === 0) return;
    forgetOwnDay(date);
    setOpened((one) => (one === date ? null : one));
  }, [date, itemCount]);
  return {
    isOwn: opened === date || isOwnDay(date),
    open: () => {
      rememberOwnDay(date);
      setOpened(date);
    },
  };
}

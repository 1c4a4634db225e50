import { useEffect, useState } from "react";
import { useSubject } from "../../lib/person/subject.ts";
import { forgetOwnDay, isOwnDay, rememberOwnDay } from "./planner-memory.ts";

/** Whether the date is filled by hand, so that it shows its empty meals instead of the actions (ledger DIARY-032). */
export function useOwnDay(date: string, itemCount: number) {
  const { viewedId } = useSubject();
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (itemCount === 0) return;
    forgetOwnDay(date, viewedId);
    setOpened((one) => (one === date ? null : one));
  }, [date, itemCount, viewedId]);
  return {
    isOwn: opened === date || isOwnDay(date, viewedId),
    open: () => {
      rememberOwnDay(date, viewedId);
      setOpened(date);
    },
  };
}

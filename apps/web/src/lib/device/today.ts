import { useEffect, useState } from "react";

/** The device's own date, `YYYY-MM-DD`, in its own time zone (ledger DIARY-082). */
export function todayOf(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const day = String(now.getDate()).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${day}`;
}

const ONE_MINUTE_MS = 60_000;

/** Today's date, also for a page that stays open past midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayOf(new Date()));
  useEffect(() => {
    const read = () => setToday(todayOf(new Date()));
    const timer = setInterval(read, ONE_MINUTE_MS);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return today;
}

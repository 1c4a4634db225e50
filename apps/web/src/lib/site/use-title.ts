import { useEffect } from "react";

/** Names the page in the browser's tab and history; screen readers say it when a screen opens. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Plateful`;
  }, [title]);
}

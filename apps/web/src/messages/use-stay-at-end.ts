import { type RefObject, useEffect } from "react";

/** Nearer to the end than this somebody reads what is new, in pixels. */
const NEAR = 160;

const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - NEAR;

/**
 * Keeps the end of a conversation in sight while pictures and days are still loading, until somebody scrolls back; a new message
 * brings the end back into sight.
 * @param last What stands at the end.
 */
export function useStayAtEnd(thread: RefObject<HTMLElement | null>, last: string | undefined): void {
  useEffect(() => {
    const element = thread.current;
    if (element === null || last === undefined) return;
    let stays = true;
    const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });
    toEnd();
    const onScroll = () => {
      stays = isAtEnd();
    };
    const observer = new ResizeObserver(() => {
      if (stays) toEnd();
    });
    observer.observe(element);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [thread, last]);
}

import { type RefObject, useEffect } from "react";

/** Nearer to the end than this someone reads what is new, in pixels. */
const NEAR = 160;

/** Where the conversation ends on the page: what stands below it, such as a note, is not part of it (ledger COACH-187). */
const endOf = (thread: HTMLElement): number => {
  const conversation = thread.closest("[data-conversation]");
  if (conversation === null) return document.documentElement.scrollHeight;
  return conversation.getBoundingClientRect().bottom + window.scrollY;
};

const isAtEnd = (thread: HTMLElement) => window.innerHeight + window.scrollY >= endOf(thread) - NEAR;

/**
 * Keeps the end of a conversation in sight while pictures and days are still loading, until someone scrolls back; a new message
 * brings the end back into sight.
 * @param last What stands at the end.
 */
export function useStayAtEnd(thread: RefObject<HTMLElement | null>, last: string | undefined): void {
  useEffect(() => {
    const element = thread.current;
    if (element === null || last === undefined) return;
    let stays = true;
    const toEnd = () => window.scrollTo({ top: endOf(element) - window.innerHeight });
    toEnd();
    const onScroll = () => {
      stays = isAtEnd(element);
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

import { IconPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./QuickAction.module.css";

/** Small movements of the finger must not make the button jump. */
const SCROLL_SLACK_PX = 12;

function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    // Read with the first scroll: before that it would make the browser lay out the screen once more before it shows.
    let last: number | null = null;
    const onScroll = () => {
      last ??= window.scrollY;
      if (Math.abs(window.scrollY - last) < SCROLL_SLACK_PX) return;
      setIsDown(window.scrollY > last && window.scrollY > 0);
      last = window.scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return isDown;
}

/** The screen's main action, above the tab bar of a phone; a desktop has it in the page header. */
export function QuickAction({ label, onPress }: { label: string; onPress: () => void }) {
  const isHidden = useIsScrollingDown();
  return (
    <button type="button" className={classNames(styles.action, isHidden && styles.hidden)} onClick={onPress}>
      <IconPlus size={22} stroke={2.4} aria-hidden="true" />
      {label}
    </button>
  );
}

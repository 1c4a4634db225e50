import type { ReactNode } from "react";
import styles from "./StickyActions.module.css";

/** Buttons that stay at the foot of the screen on a phone, and follow the content on a desktop. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

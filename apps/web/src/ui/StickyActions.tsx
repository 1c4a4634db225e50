import type { ReactNode } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./StickyActions.module.css";

interface StickyActionsProps {
  children: ReactNode;
  /** On a screen that keeps the tab bar, which they would be behind. */
  isAboveTabs?: boolean;
}

/** Buttons that stay at the foot of the screen on a phone, and follow the content on a desktop. */
export function StickyActions({ children, isAboveTabs }: StickyActionsProps) {
  return <div className={classNames(styles.actions, isAboveTabs && styles.aboveTabs)}>{children}</div>;
}

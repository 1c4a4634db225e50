import type { ReactNode } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./Pill.module.css";

interface PillProps {
  tone?: "neutral" | "brand" | "ok" | "warning" | "over" | "info" | "cycle";
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word of state. */
export function Pill({ tone = "neutral", icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

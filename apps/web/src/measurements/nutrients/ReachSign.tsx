import { IconArrowDown, IconCheck } from "@tabler/icons-react";
import { classNames } from "../../ui/base/class-names.ts";
import type { ReachState } from "./eaten.ts";
import styles from "./Nutrients.module.css";

/** A tick for what is reached or nearly so, an arrow for what is below; the words beside it say it for readers of the screen. */
export function ReachSign({ state }: { state: ReachState }) {
  const isEnough = state === "ENOUGH" || state === "NEARLY";
  const Icon = isEnough ? IconCheck : IconArrowDown;
  return (
    <span aria-hidden="true" className={classNames(styles.sign, isEnough && styles.enough)}>
      <Icon size={16} stroke={2} />
    </span>
  );
}

import { IconArrowDown, IconArrowUp, IconCheck } from "@tabler/icons-react";
import { classNames } from "./base/class-names.ts";
import styles from "./StateBadge.module.css";

/** `short` is a milder look of ok: still far below the target. */
export type TargetState = "short" | "ok" | "warning";

const ICONS = { short: IconArrowDown, ok: IconCheck, warning: IconArrowUp };

/** A small sign of how an amount stands against its target. Decorative: the words stand beside it. */
export function StateBadge({ state }: { state: TargetState }) {
  const Icon = ICONS[state];
  return (
    <span aria-hidden="true" className={classNames(styles.badge, styles[state])}>
      <Icon size={13} stroke={2.8} />
    </span>
  );
}

import { classNames } from "../../ui/base/class-names.ts";
import styles from "./Avatar.module.css";

interface AvatarProps {
  /** Decides the colour, so that a client keeps theirs. */
  id: number;
  initials: string;
  isLarge?: boolean;
}

const TINTS = ["plum", "sea", "clay", "sand", "moss", "sky"] as const;

/** The initials of a person on a colour of their own. Decorative: the name stands beside it. */
export function Avatar({ id, initials, isLarge = false }: AvatarProps) {
  const tint = TINTS[id % TINTS.length] ?? "sky";
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[tint], isLarge && styles.large)}>
      {initials}
    </span>
  );
}

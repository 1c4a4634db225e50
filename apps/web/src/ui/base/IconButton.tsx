import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./IconButton.module.css";

interface IconButtonProps {
  label: string;
  children: ReactNode;
  onClick?: () => void;
  /** The press begins: time to fetch what it will show. */
  onPointerDown?: () => void;
  look?: "plain" | "card" | "sunken" | "soft";
  /** On a picture a button is round. */
  isRound?: boolean;
  isDisabled?: boolean;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  /** A small dot: something new waits behind the button. */
  hasNews?: boolean;
}

/** A button of 44 px with only an icon; its label is what it does. */
export function IconButton({
  label,
  children,
  onClick,
  onPointerDown,
  look = "plain",
  isRound,
  isDisabled,
  isPressed,
  hasNews,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      aria-pressed={isPressed}
      className={classNames(styles.button, styles[look], isRound && styles.round)}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {children}
      {hasNews && <span className={styles.news} />}
    </button>
  );
}

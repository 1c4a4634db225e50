import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { classNames } from "../base/class-names.ts";
import styles from "./HeartToggle.module.css";

interface HeartToggleProps {
  isOn: boolean;
  /** Names what is kept: "Save Greek salad". */
  label: string;
  onToggle: () => void;
}

/** Keeps something or lets it go; a disc of 36 px in a target of 44, to lie on a picture. */
export function HeartToggle({ isOn, label, onToggle }: HeartToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={classNames(styles.heart, isOn && styles.loved)}
      onClick={onToggle}
    >
      <span>{isOn ? <IconHeartFilled size={19} /> : <IconHeart size={19} stroke={1.8} />}</span>
    </button>
  );
}

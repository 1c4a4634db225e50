import { classNames } from "../../ui/base/class-names.ts";
import styles from "./Faces.module.css";

interface FaceProps {
  name: string;
  /** Said aloud; without it the letter is decoration beside words. */
  label?: string;
  isSmall?: boolean;
  /** Which of the people on the list: the owner first. */
  place?: number;
}

const TONES = [null, styles.second, styles.third, styles.fourth] as const;

/** The first letter of a name in a circle. */
export function Face({ name, label, isSmall = false, place = 0 }: FaceProps) {
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span
      {...said}
      title={label}
      className={classNames(styles.face, TONES[place % TONES.length], isSmall && styles.small)}
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}

import { type ReactNode, useState } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./RecipeThumb.module.css";

interface RecipeThumbProps {
  /** Address of the picture; without one, and when it cannot be loaded, the icon stands on a quiet tile. */
  src: string | null;
  icon?: ReactNode;
  size?: number;
  /** Sets another size where the layout has more room or less. */
  className?: string;
}

/** A small square picture beside a name; decorative, because the name says what it is. */
export function RecipeThumb({ src, icon, size = 56, className }: RecipeThumbProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === failed) {
    return (
      <span
        aria-hidden="true"
        className={classNames(styles.thumb, className)}
        {...(className === undefined ? { style: { width: size, height: size } } : {})}
      >
        {icon}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames(styles.thumb, className)}
    />
  );
}

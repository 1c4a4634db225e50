import type { ReactNode } from "react";
import styles from "./RecipeThumb.module.css";

interface RecipeThumbProps {
  /** Address of the picture; without one the icon stands on a quiet tile. */
  src: string | null;
  icon?: ReactNode;
  size?: number;
}

/** A small square picture beside a name; decorative, because the name says what it is. */
export function RecipeThumb({ src, icon, size = 56 }: RecipeThumbProps) {
  if (src === null) {
    return (
      <span aria-hidden="true" className={styles.thumb} style={{ width: size, height: size }}>
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
      className={styles.thumb}
    />
  );
}

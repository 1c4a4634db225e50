import type { ReactNode } from "react";
import styles from "./RecipeTop.module.css";

interface RecipeTopProps {
  pictureUrl: string;
  /** The dish's name: here the picture stands for it. */
  pictureAlt: string;
  /** The way out, at the left of the picture. */
  close: ReactNode;
  /** What one can do with the recipe, at the right of the picture. */
  marks: ReactNode;
  /** Name and signs of the recipe, on a sheet that lies over the picture. */
  children: ReactNode;
}

/** The beginning of a recipe: its plate with buttons on it, then its name. The page lays the parts out by grid area. */
export function RecipeTop({ pictureUrl, pictureAlt, close, marks, children }: RecipeTopProps) {
  return (
    <>
      <div className={styles.hero}>
        <img src={pictureUrl} alt={pictureAlt} className={styles.picture} />
      </div>
      <div className={styles.tools}>
        {close}
        <span className={styles.marks}>{marks}</span>
      </div>
      <div className={styles.intro}>{children}</div>
    </>
  );
}

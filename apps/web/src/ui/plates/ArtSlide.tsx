import type { ReactNode } from "react";
import styles from "./ArtSlide.module.css";

interface ArtSlideProps {
  art: ReactNode;
  title: string;
  text: string;
  /** The screen's h1 is on its first slide; the others carry an h2. */
  headingLevel?: 1 | 2;
}

/** A picture above, what it says below. */
export function ArtSlide({ art, title, text, headingLevel = 2 }: ArtSlideProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <>
      <div aria-hidden="true" className={styles.art}>
        {art}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </>
  );
}

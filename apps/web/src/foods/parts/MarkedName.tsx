import styles from "./MarkedName.module.css";
import { markedParts } from "./marked-parts.ts";

interface MarkedNameProps {
  name: string;
  query: string;
}

/** A name in which what was typed is marked. */
export function MarkedName({ name, query }: MarkedNameProps) {
  return markedParts(name, query).map(({ text, isMarked, at }) =>
    isMarked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

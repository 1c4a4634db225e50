import styles from "./NavigationCount.module.css";
import type { NavigationItem } from "./navigation-item.ts";

/** How many things wait behind a link: a number to see, and a sentence to hear. */
export function NavigationCount({ count }: Pick<NavigationItem, "count">) {
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count.shown}</span>
      <span className={styles.words}>{count.words}</span>
    </span>
  );
}

import styles from "./Legend.module.css";

interface LegendProps {
  eaten: string;
  planned: string;
  target: string;
}

/** What solid, light and the tick mean. */
export function Legend({ eaten, planned, target }: LegendProps) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.eaten} />
        {eaten}
      </li>
      <li>
        <i className={styles.planned} />
        {planned}
      </li>
      <li>
        <i className={styles.target} />
        {target}
      </li>
    </ul>
  );
}

import styles from "./EatenPlate.module.css";

const CRUMBS = [
  [98, 128, 4],
  [112, 112, 3.2],
  [92, 146, 3],
  [108, 142, 2.6],
  [100, 162, 3.6],
  [128, 104, 3.4],
  [116, 158, 2.4],
  [206, 118, 3],
] as const;

/** A plate after the meal, with knife and fork laid across it; decorative. */
export function EatenPlate() {
  return (
    <svg aria-hidden="true" viewBox="24 30 256 250" className={styles.drawing}>
      <ellipse cx="160" cy="166" rx="108" ry="106" className={styles.shade} />
      <circle cx="148" cy="150" r="106" className={styles.rim} />
      <circle cx="148" cy="150" r="74" className={styles.well} />
      <path d="M102 176a56 56 0 0 0 88 10" className={styles.smear} />
      <path d="M110 168a48 48 0 0 0 60 16" className={styles.trace} />
      {CRUMBS.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} className={styles.crumb} />
      ))}
      <path d="M82 96c2-15 12-22 27-21 2 14-7 24-27 21z" className={styles.leaf} />
      <path d="M83 95c7-9 14-13 22-17" className={styles.vein} />
      <g transform="rotate(32 150 140)">
        <path d="M118 124h34a9 9 0 0 1 0 18h-34M118 130h22M118 136h22" className={styles.tines} />
        <path d="M150 133h112" className={styles.handle} />
        <path d="M98 172c30-12 62-8 84-4v8c-28 6-60 4-84-4z" className={styles.blade} />
        <path d="M182 172h76" className={styles.handle} />
      </g>
    </svg>
  );
}

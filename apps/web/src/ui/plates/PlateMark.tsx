import { IconLeaf } from "@tabler/icons-react";
import styles from "./PlateMark.module.css";

/** The product's sign: a leaf on a plate. */
export function PlateMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      <IconLeaf size={20} stroke={2} />
    </span>
  );
}

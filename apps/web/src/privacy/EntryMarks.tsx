import type { Coach } from "@plateful/contract";
import { IconLeaf } from "@tabler/icons-react";
import { initialsOf } from "../lib/person-name.ts";
import styles from "./ConsentScreen.module.css";

/** Between whom it is: the coach, if there is one, and the product. Decorative. */
export function EntryMarks({ coach }: { coach: Coach | null }) {
  return (
    <div aria-hidden="true" className={styles.marks}>
      {coach !== null && <span className={styles.coach}>{initialsOf({ ...coach, email: "" })}</span>}
      <span className={styles.product}>
        <IconLeaf size={30} stroke={1.75} />
      </span>
    </div>
  );
}

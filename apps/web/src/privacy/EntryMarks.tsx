import type { Coach } from "@plateful/contract";
import { IconLeaf } from "@tabler/icons-react";
import { initialsOf } from "../lib/language/person-name.ts";
import styles from "./ConsentScreen.module.css";

/** Between whom it is: the coach, if there is one, and the practice by its logo, else the product. Decorative. */
export function EntryMarks({ coach }: { coach: Coach | null }) {
  const organisation = coach?.organisation ?? null;
  const logo = organisation?.logo_visible === true ? organisation.logo : null;
  return (
    <div aria-hidden="true" className={styles.marks}>
      {coach !== null && <span className={styles.coach}>{initialsOf({ ...coach, email: "" })}</span>}
      {logo === null ? (
        <span className={styles.product}>
          <IconLeaf size={30} stroke={1.75} />
        </span>
      ) : (
        <img src={logo} alt="" className={styles.practice} />
      )}
    </div>
  );
}

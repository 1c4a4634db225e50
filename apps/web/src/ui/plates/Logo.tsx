import { IconLeaf } from "@tabler/icons-react";
import styles from "./Logo.module.css";

interface LogoProps {
  name: string;
  /** Address of the organisation's own logo. */
  image?: string | null;
}

/** The sign and the name of whose app this is. */
export function Logo({ name, image = null }: LogoProps) {
  return (
    <span className={styles.logo}>
      {image === null ? (
        <span aria-hidden="true" className={styles.mark}>
          <IconLeaf size={19} stroke={2} />
        </span>
      ) : (
        <img src={image} alt="" className={styles.image} />
      )}
      <bdi>{name}</bdi>
    </span>
  );
}

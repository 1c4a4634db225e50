import { useCurrentUser } from "../lib/person/current-user.ts";
import { PlateMark } from "../ui/plates/PlateMark.tsx";
import styles from "./Brand.module.css";

/** The organisation's logo and name, else the product's own. */
export function Brand() {
  const user = useCurrentUser();
  const organisation = user.coach?.organisation ?? user.organisation;
  const hasLogo = organisation?.logo != null && organisation.logo_visible;
  return (
    <span className={styles.brand}>
      {hasLogo ? <img src={organisation.logo ?? ""} alt="" className={styles.logo} /> : <PlateMark />}
      <span dir="auto" className={styles.name}>
        {organisation?.name ?? "Plateful"}
      </span>
    </span>
  );
}

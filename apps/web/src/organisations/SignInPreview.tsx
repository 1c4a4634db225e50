import { IconArrowRight, IconMail } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import { Logo } from "../ui/plates/Logo.tsx";
import type { PreviewProps } from "./DiaryPreview.tsx";
import styles from "./Previews.module.css";

/** The page on which clients sign in, as it looks with the brand. */
export function SignInPreview({ name, logo }: PreviewProps) {
  const { login } = usePhrases().signIn;
  return (
    <div className={styles.screen}>
      <div className={styles.art}>
        <FoodArt />
        <span className={styles.badge}>
          <Logo name={name} image={logo} />
        </span>
      </div>
      <div className={styles.signIn}>
        <p className={styles.large}>{login.title}</p>
        <p className={styles.lead}>{login.text.MAGIC_LINK}</p>
        <p className={styles.fieldLabel}>{login.email}</p>
        <span className={styles.field}>
          <IconMail size={20} stroke={1.75} /> sanne@example.org
        </span>
        <span className={styles.button}>
          {login.send.MAGIC_LINK} <IconArrowRight size={20} />
        </span>
      </div>
    </div>
  );
}

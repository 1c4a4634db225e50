import { useChooseLanguage, useLanguage, usePhrases } from "./LanguageProvider.tsx";
import styles from "./LanguageSwitch.module.css";

/** One press to the other language, named in that language. */
export function LanguageSwitch() {
  const { signIn } = usePhrases();
  const other = useLanguage() === "en" ? "nl" : "en";
  const choose = useChooseLanguage();
  return (
    <button type="button" lang={other} className={styles.switch} onClick={() => void choose(other)}>
      {signIn.login.otherLanguage}
    </button>
  );
}

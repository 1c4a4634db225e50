import { languageAfter, languageName } from "@plateful/phrases";
import { useChooseLanguage, useLanguage } from "./LanguageProvider.tsx";
import styles from "./LanguageSwitch.module.css";

/** One press to the next language, named in that language. */
export function LanguageSwitch() {
  const next = languageAfter(useLanguage());
  const choose = useChooseLanguage();
  return (
    <button type="button" lang={next} className={styles.switch} onClick={() => void choose(next)}>
      {languageName(next)}
    </button>
  );
}

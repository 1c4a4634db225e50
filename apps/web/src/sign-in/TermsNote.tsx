import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./form.module.css";

interface TermsNoteProps {
  /** The words before the links; those of a screen without a box to tick unless given. */
  readonly before?: string;
}

/** The terms and the privacy policy, each in a tab of its own (ledger AUTH-004, SUPPORT-010). */
export function TermsNote({ before }: TermsNoteProps) {
  const { signIn, general } = usePhrases();
  const page = (path: string, words: string) => (
    <a
      href={`/help/${path}`}
      target="_blank"
      rel="noopener"
      aria-label={`${words}, ${general.opensInNewTab}`}
    >
      {words}
    </a>
  );
  return (
    <p className={styles.small}>
      {before ?? signIn.login.agreeBefore}
      {page("terms", signIn.login.terms)}
      {signIn.login.agreeBetween}
      {page("privacy", signIn.login.privacy)}.
    </p>
  );
}

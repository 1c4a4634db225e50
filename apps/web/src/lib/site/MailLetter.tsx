import { brandTokens, DEFAULT_BRAND_COLOUR } from "@plateful/appearance";
import type { InvitationPreview } from "@plateful/contract";
import type { ReactNode } from "react";
import styles from "./MailLetter.module.css";

interface MailLetterProps {
  mail: InvitationPreview;
  /** Who it is from and to, above the subject. */
  envelope?: ReactNode;
}

/** A mail in the words and colours of the server. It is drawn, because the app turns no text into HTML (docs/decisions/0058). */
export function MailLetter({ mail, envelope }: MailLetterProps) {
  const tokens = brandTokens(mail.colour ?? DEFAULT_BRAND_COLOUR, "light");
  return (
    <article className={styles.letter}>
      <header className={styles.envelope}>
        {envelope}
        <p lang={mail.language} className={styles.subject}>
          {mail.subject}
        </p>
      </header>
      <div lang={mail.language} className={styles.paper}>
        <p className={styles.brand} style={{ color: tokens.text }}>
          {mail.brand}
        </p>
        {mail.paragraphs.map(({ text, is_button: isButton }) =>
          isButton ? (
            <p key={text}>
              <span className={styles.button} style={{ background: tokens.fill, color: tokens.on }}>
                {text}
              </span>
            </p>
          ) : (
            <p key={text}>{text}</p>
          ),
        )}
      </div>
    </article>
  );
}

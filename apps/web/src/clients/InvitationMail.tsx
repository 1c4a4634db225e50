import { Button } from "@mantine/core";
import { brandTokens, DEFAULT_BRAND_COLOUR } from "@plateful/appearance";
import type { InvitationPreview } from "@plateful/contract";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import styles from "./InvitationMail.module.css";
import { useInvitationPreview } from "./use-add-client.ts";
import type { ClientDraft } from "./use-client-draft.ts";
import { useIntakePhrases } from "./use-intake-phrases.ts";

/** The mail in the words and colours of the server. It is drawn, because the app turns no text into HTML (docs/decisions/0058). */
function Letter({ mail, email }: { mail: InvitationPreview; email: string }) {
  const words = useIntakePhrases().adding.mail;
  const tokens = brandTokens(mail.colour ?? DEFAULT_BRAND_COLOUR, "light");
  return (
    <article className={styles.letter}>
      <header className={styles.envelope}>
        <p>{words.from({ brand: mail.brand, language: words.languages[mail.language] })}</p>
        <p className={styles.to}>{words.to({ email })}</p>
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

/** The invitation that this client would get, as it will be sent (ledger COACH-131). */
export function InvitationMail({ draft }: { draft: ClientDraft }) {
  const words = useIntakePhrases().adding.mail;
  const { general } = usePhrases();
  const { data: mail, isError, isFetching, refetch } = useInvitationPreview(draft);
  if (mail !== undefined) return <Letter mail={mail} email={draft.email.trim()} />;
  if (!isError)
    return (
      <div role="status" aria-label={general.loading} className={styles.loading}>
        {[1, 2, 3].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  return (
    <div role="alert" className={styles.failed}>
      <p>{words.failed}</p>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {general.tryAgain}
      </Button>
    </div>
  );
}

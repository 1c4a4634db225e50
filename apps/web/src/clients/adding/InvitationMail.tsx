import { Button } from "@mantine/core";
import type { InvitationPreview } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { MailLetter } from "../../lib/site/MailLetter.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./InvitationMail.module.css";
import { useInvitationPreview } from "./use-add-client.ts";
import type { ClientDraft } from "./use-client-draft.ts";

/** The mail with who it is from and to. */
function Letter({ mail, email }: { mail: InvitationPreview; email: string }) {
  const words = useIntakePhrases().adding.mail;
  return (
    <MailLetter
      mail={mail}
      envelope={
        <>
          <p>{words.from({ brand: mail.brand, language: words.languages[mail.language] })}</p>
          <p className={styles.to}>{words.to({ email })}</p>
        </>
      }
    />
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

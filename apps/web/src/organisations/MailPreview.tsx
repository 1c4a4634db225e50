import { Button } from "@mantine/core";
import { previewInvitation } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useCompleteLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { MailLetter } from "../lib/site/MailLetter.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import styles from "./BrandPreviewDialog.module.css";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

interface MailPreviewProps {
  name: string;
  colour: string;
}

/** The invitation of a client in the brand that is not saved yet, written by the code that mails it (ledger ORG-062). */
export function MailPreview({ name, colour }: MailPreviewProps) {
  const { general } = usePhrases();
  const { branding: words } = useOwnPracticePhrases();
  const language = useCompleteLanguage();
  const body = { first_name: words.sample.firstName, language, brand: { name, colour } };
  const mail = useQuery({
    queryKey: ["invitation-preview", body],
    queryFn: ({ signal }) => call(previewInvitation, { body, signal }),
    staleTime: 60_000,
    meta: { silent: true },
  });
  if (mail.data !== undefined)
    return (
      <div className={styles.letter}>
        <MailLetter mail={mail.data} />
      </div>
    );
  if (!mail.isError)
    return (
      <div role="status" aria-label={general.loading} className={styles.letter}>
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  return (
    <div role="alert" className={styles.letter}>
      <p>{general.errorLoadingData}</p>
      <Button variant="default" loading={mail.isFetching} onClick={() => void mail.refetch()}>
        {general.tryAgain}
      </Button>
    </div>
  );
}

import { Button } from "@mantine/core";
import { removeFromWaitlist, type WaitlistEntry } from "@plateful/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CLIENTS, useCurrentUser } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { Notice } from "../../ui/Notice.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { AddClientDialog } from "../adding/AddClientDialog.tsx";
import { PageSteps } from "../parts/PageSteps.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { useMomentWords } from "../parts/use-moment-words.ts";
import styles from "./Invitations.module.css";
import { waitlistQuery } from "./invitations-query.ts";

interface WaitingProps {
  entry: WaitlistEntry;
  onInvite: () => void;
  onRemove: () => void;
}

function Waiting({ entry, onInvite, onRemove }: WaitingProps) {
  const { waitlist: words } = useIntakePhrases();
  const dayOf = useMomentWords();
  const name = entry.first_name ?? entry.email;
  return (
    <li className={styles.waiting}>
      <span className={styles.who}>
        <strong>{name}</strong>
        {entry.first_name !== null && <span className={styles.email}>{entry.email}</span>}
        <span className={styles.detail}>{words.since({ day: dayOf(entry.created_at, "in-sentence") })}</span>
      </span>
      <span className={styles.act}>
        <Button variant="default" aria-label={words.inviteWhom({ name })} onClick={onInvite}>
          {words.invite}
        </Button>
        <Button variant="subtle" aria-label={words.removeWhom({ name })} onClick={onRemove}>
          {words.remove}
        </Button>
      </span>
    </li>
  );
}

/** Takes someone off the list, after asking once. */
function RemoveDialog({ entry, onClose }: { entry: WaitlistEntry; onClose: () => void }) {
  const { waitlist: words } = useIntakePhrases();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeFromWaitlist, { params: { id: String(entry.id) } }),
    onSuccess: () => showToast({ message: words.removed }),
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: [CLIENTS, "waitlist"] });
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle({ name: entry.first_name ?? entry.email })}
      text={words.removeText}
      confirmLabel={words.remove}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}

/** Who waits for the practice; nothing where nobody can and nobody does (ledger COACH-137). */
export function WaitlistCard() {
  const { waitlist: words } = useIntakePhrases();
  const { general } = usePhrases();
  const { organisation } = useCurrentUser();
  const [page, setPage] = useState(1);
  const [invited, setInvited] = useState<WaitlistEntry | null>(null);
  const [removed, setRemoved] = useState<WaitlistEntry | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(waitlistQuery(page));
  if (data == null) {
    if (!isError) return null;
    const retry = (
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {general.tryAgain}
      </Button>
    );
    return <Notice kind="error" title={words.failed} action={retry} />;
  }
  if (data.count === 0 && organisation?.waitlist_enabled !== true) return null;
  return (
    <SectionCard title={words.title({ count: data.count })}>
      {data.count === 0 && <p className={styles.text}>{words.none}</p>}
      <ul className={styles.rows}>
        {data.results.map((entry) => (
          <Waiting
            key={entry.id}
            entry={entry}
            onInvite={() => setInvited(entry)}
            onRemove={() => setRemoved(entry)}
          />
        ))}
      </ul>
      {data.total_pages > 1 && <PageSteps page={page} total={data.total_pages} onChoose={setPage} />}
      {invited !== null && (
        <AddClientDialog
          given={{ first: invited.first_name ?? "", email: invited.email, language: invited.language }}
          onClose={() => setInvited(null)}
        />
      )}
      {removed !== null && <RemoveDialog entry={removed} onClose={() => setRemoved(null)} />}
    </SectionCard>
  );
}

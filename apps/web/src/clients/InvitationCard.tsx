import { Button } from "@mantine/core";
import type { Invitation, User } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useHasRight } from "../lib/own-rights.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { showToast } from "../ui/show-toast.ts";
import styles from "./AddClient.module.css";
import { ClientLinkDialog } from "./ClientLinkDialog.tsx";
import { CorrectAddressDialog } from "./CorrectAddressDialog.tsx";
import { Facts } from "./Facts.tsx";
import { useIntakePhrases } from "./use-intake-phrases.ts";
import { useInvitation } from "./use-invitation.ts";
import { useMomentWords } from "./use-moment-words.ts";

const IS_OPEN: ReadonlySet<Invitation["state"]> = new Set(["SENT", "OPENED"]);

/** The invitation of a client who has not signed in yet; nothing once they have (ledger COACH-084). */
export function InvitationCard({
  client,
}: {
  client: Pick<User, "id" | "first_name" | "last_name" | "email">;
}) {
  const clientId = client.id;
  const [isLinking, setIsLinking] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { invitations } = useIntakePhrases();
  const { practice, general } = usePhrases();
  const words = practice.invitation;
  const dayOf = useMomentWords();
  const mayInvite = useHasRight("INVITE");
  const { query, send, withdraw } = useInvitation(clientId);
  const { data: invitation, isError, refetch } = query;
  if (invitation === undefined)
    return isError ? (
      <SectionCard title={words.title}>
        <p role="alert">{general.errorLoadingData}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {general.tryAgain}
        </Button>
      </SectionCard>
    ) : null;
  const { state, sent_at: sentAt, expires_at: expiresAt } = invitation;
  if (state === "ACCEPTED") return null;
  const isOpen = IS_OPEN.has(state);
  return (
    <SectionCard title={words.title}>
      <div className={styles.form}>
        <p role="status">{words.states[state]}</p>
        {sentAt !== null && expiresAt !== null && (
          <Facts
            facts={[
              { name: words.sent, value: dayOf(sentAt) },
              ...(isOpen ? [{ name: words.validUntil, value: dayOf(expiresAt) }] : []),
            ]}
          />
        )}
        <div hidden={!mayInvite} className={styles.buttons}>
          <Button
            variant={isOpen ? "default" : "filled"}
            loading={send.isPending}
            onClick={() =>
              send.mutate(undefined, { onSuccess: () => showToast({ message: words.sentAgain }) })
            }
          >
            {state === "NONE" ? words.send : words.sendAgain}
          </Button>
          {isOpen && (
            <Button
              variant="subtle"
              loading={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(undefined, { onSuccess: () => showToast({ message: words.withdrawn }) })
              }
            >
              {words.withdraw}
            </Button>
          )}
          <Button variant="subtle" onClick={() => setIsLinking(true)}>
            {invitations.actions.link}
          </Button>
          <Button variant="subtle" onClick={() => setIsCorrecting(true)}>
            {invitations.actions.otherAddress}
          </Button>
        </div>
      </div>
      {isCorrecting && (
        <CorrectAddressDialog
          client={{ ...client, client: clientId }}
          onClose={() => setIsCorrecting(false)}
        />
      )}
      {isLinking && (
        <ClientLinkDialog client={{ ...client, client: clientId }} onClose={() => setIsLinking(false)} />
      )}
    </SectionCard>
  );
}

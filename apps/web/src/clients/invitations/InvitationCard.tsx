import { Button } from "@mantine/core";
import type { Invitation, User } from "@plateful/contract";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useHasRight } from "../../lib/person/own-rights.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "../adding/AddClient.module.css";
import { Facts } from "../parts/Facts.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { useMomentWords } from "../parts/use-moment-words.ts";
import { ClientLinkDialog } from "./ClientLinkDialog.tsx";
import { CorrectAddressDialog } from "./CorrectAddressDialog.tsx";
import { EndInvitationDialog } from "./EndInvitationDialog.tsx";
import { useInvitation } from "./use-invitation.ts";

const IS_OPEN: ReadonlySet<Invitation["state"]> = new Set(["SENT", "OPENED"]);

type Asked = "LINK" | "ADDRESS" | "WITHDRAW" | "REMOVE";

interface AskedDialogProps {
  client: Pick<User, "id" | "first_name" | "last_name" | "email">;
  asked: Asked | null;
  onClose: () => void;
}

/** What was asked for by a button of the card. */
function AskedDialog({ client, asked, onClose }: AskedDialogProps) {
  const navigate = useNavigate();
  const props = { client: { ...client, client: client.id }, onClose };
  if (asked === null) return null;
  if (asked === "LINK") return <ClientLinkDialog {...props} />;
  if (asked === "ADDRESS") return <CorrectAddressDialog {...props} />;
  const onRemoved = () => void navigate({ to: PATHS.clients, search: {} });
  return <EndInvitationDialog {...props} how={asked} onRemoved={onRemoved} />;
}

/** The invitation of a client who has not signed in yet; nothing once they have (ledger COACH-084). */
export function InvitationCard({
  client,
}: {
  client: Pick<User, "id" | "first_name" | "last_name" | "email">;
}) {
  const clientId = client.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { invitations } = useIntakePhrases();
  const { practice, general } = usePhrases();
  const words = practice.invitation;
  const dayOf = useMomentWords();
  const mayInvite = useHasRight("INVITE");
  const { query, send } = useInvitation(clientId);
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
  const isWithdrawn = state === "WITHDRAWN";
  const again = isWithdrawn ? words.inviteAgain : words.sendAgain;
  const label = state === "NONE" ? words.send : again;
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
            {label}
          </Button>
          {isOpen && (
            <Button variant="subtle" onClick={() => setAsked("WITHDRAW")}>
              {words.withdraw}
            </Button>
          )}
          {!isWithdrawn && (
            <Button variant="subtle" onClick={() => setAsked("LINK")}>
              {invitations.actions.link}
            </Button>
          )}
          <Button variant="subtle" onClick={() => setAsked("ADDRESS")}>
            {invitations.actions.otherAddress}
          </Button>
          {isWithdrawn && (
            <Button variant="subtle" c="var(--over)" onClick={() => setAsked("REMOVE")}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <AskedDialog client={client} asked={asked} onClose={() => setAsked(null)} />
    </SectionCard>
  );
}

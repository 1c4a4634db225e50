import { Button } from "@mantine/core";
import type { ClientShare, User } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useState } from "react";
import { useClientShares } from "../../lib/client/client-shares-query.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTeamPhrases } from "../../lib/language/use-team-phrases.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useTeam } from "../../lib/person/own-rights.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "../parts/ClientPage.module.css";
import { ShareDialog } from "./ShareDialog.tsx";
import { useEndShare } from "./use-client-shares.ts";
import { useSharing } from "./use-sharing.ts";

function ShareRow({ share }: { share: ClientShare }) {
  const { standIn } = useTeamPhrases();
  const { id: ownId } = useCurrentUser();
  const language = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const end = useEndShare();
  const isReceived = share.colleague.id === ownId;
  // Who stands in reads for whom, everybody else who does.
  const words = isReceived ? { ...standIn, ...standIn.received } : standIn;
  const name = displayName({ ...(isReceived ? share.coach : share.colleague), email: "" });
  const from = formatDate(language, share.from);
  const finish = () =>
    end.mutate(share.id, {
      onSuccess: () => showToast({ message: words.ended({ name }) }),
      onSettled: () => setEnding(false),
    });
  return (
    <li className={styles.shareRow}>
      <span className={styles.shareWords}>
        <strong>{name}</strong>
        <span>
          {share.until === null
            ? words.open({ from })
            : words.period({ from, until: formatDate(language, share.until) })}
        </span>
        <span>{words.states[share.state]}</span>
      </span>
      <Button variant="default" aria-label={words.end({ name })} onClick={() => setEnding(true)}>
        {words.endShort}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={words.endTitle({ name })}
          text={words.endText({ name })}
          confirmLabel={words.endShort}
          isDanger
          isBusy={end.isPending}
          onConfirm={finish}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  );
}

/** Who stands in for the client's coach, and the way to share the client; nothing for a coach without colleagues (TEAM-018). */
export function StandInCard({ client }: { client: User }) {
  const { standIn: words } = useTeamPhrases();
  const { id: ownId } = useCurrentUser();
  const { data: team } = useTeam();
  const { data: all } = useClientShares();
  const [isSharing, setSharing] = useState(false);
  const shares = all?.filter(({ client: shared }) => shared.id === client.id) ?? [];
  const colleagues = useSharing()({ id: client.id, coachId: client.coach?.id ?? null });
  const mayShare = colleagues.length > 0;
  const received = shares.find(({ colleague }) => colleague.id === ownId);
  if ((team?.members.length ?? 0) < 2 || (!mayShare && shares.length === 0)) return null;
  return (
    <SectionCard title={words.title}>
      <p>{received === undefined ? words.text : words.received.text({ name: received.coach.first_name })}</p>
      {shares.length > 0 && (
        <ul className={styles.shareList}>
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
      {mayShare && (
        <Button variant="default" className={styles.action ?? ""} onClick={() => setSharing(true)}>
          {words.start}
        </Button>
      )}
      {isSharing && <ShareDialog client={client} colleagues={colleagues} onClose={() => setSharing(false)} />}
    </SectionCard>
  );
}

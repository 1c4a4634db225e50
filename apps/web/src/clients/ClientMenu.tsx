import type { Client } from "@plateful/contract";
import { IconClipboardCheck, IconMessageCircle, IconUserShare } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import { ShareDialog } from "./sharing/ShareDialog.tsx";
import { useSharing } from "./sharing/use-sharing.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What can be done for a client without opening them first (ledger TEAM-029). */
export function ClientMenu({ client, isOthers }: { client: Client; isOthers: boolean }) {
  const { clients: words, messages } = usePhrases();
  const { standIn, menuOf } = useTeamPhrases();
  const own = useCurrentUser();
  const navigate = useNavigate();
  const sharing = useSharing();
  const [isSharing, setSharing] = useState(false);
  // A list of the coach's own clients does not say who coaches them.
  const coachId = client.coach?.id ?? (isOthers ? null : own.id);
  const colleagues = client.stands_in_for === null ? sharing({ id: client.id, coachId }) : [];
  const params = { clientId: String(client.id) };
  const ways = [
    {
      label: messages.title,
      icon: <IconMessageCircle {...ICON} />,
      onSelect: () => void navigate({ to: PATHS.coachConversation, params }),
    },
    {
      label: words.checkIns,
      icon: <IconClipboardCheck {...ICON} />,
      onSelect: () => void navigate({ to: PATHS.clientCheckIns, params }),
    },
  ];
  const share = {
    label: standIn.start,
    icon: <IconUserShare {...ICON} />,
    onSelect: () => setSharing(true),
  };
  return (
    <>
      <MoreMenu
        label={menuOf({ name: displayName(client) })}
        groups={[
          { id: "ways", actions: isOthers ? [] : ways },
          { id: "share", actions: colleagues.length > 0 && client.account_enabled ? [share] : [] },
        ]}
      />
      {isSharing && <ShareDialog client={client} colleagues={colleagues} onClose={() => setSharing(false)} />}
    </>
  );
}

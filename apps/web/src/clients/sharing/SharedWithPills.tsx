import { formatDate } from "@plateful/phrases";
import { IconUserShare } from "@tabler/icons-react";
import { useClientShares } from "../../lib/client/client-shares-query.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../../lib/language/use-team-phrases.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { Pill } from "../../ui/Pill.tsx";

/** Which colleagues stand in with a client now or soon; nothing about the reader, whom `StandInPill` tells (ledger TEAM-029). */
export function SharedWithPills({ clientId }: { clientId: number }) {
  const { standIn: words } = useTeamPhrases();
  const { id: ownId } = useCurrentUser();
  const language = useLanguage();
  const { data: shares } = useClientShares();
  const shown = shares?.filter(({ client, colleague }) => client.id === clientId && colleague.id !== ownId);
  return shown?.map(({ id, colleague, from, until, state }) => {
    const name = colleague.first_name || colleague.last_name;
    const dayOf = (date: string) => formatDate(language, date, { day: "numeric", month: "long" });
    const last = until === null ? "" : dayOf(until);
    return (
      <Pill
        key={id}
        tone={state === "ACTIVE" ? "info" : "neutral"}
        icon={<IconUserShare size={16} stroke={1.75} aria-hidden="true" />}
      >
        {state === "ACTIVE" && words.standsIn({ name, until: last })}
        {state === "PLANNED" && words.standsInFrom({ name, from: dayOf(from) })}
        {state === "WAITING" && words.waitsFor({ name })}
      </Pill>
    );
  });
}

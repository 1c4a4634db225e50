import type { Client } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { IconUserShare } from "@tabler/icons-react";
import { Pill } from "../../ui/Pill.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { useTeamPhrases } from "../language/use-team-phrases.ts";

/** For whom the coach stands in with a client, and until when; nothing for their own clients (ledger TEAM-023). */
export function StandInPill({ standsInFor }: { standsInFor: Client["stands_in_for"] }) {
  const { standIn: words } = useTeamPhrases();
  const language = useLanguage();
  if (standsInFor === null) return null;
  const { first_name: name, until } = standsInFor;
  return (
    <Pill tone="info" icon={<IconUserShare size={16} stroke={1.75} aria-hidden="true" />}>
      {words.standsInFor({
        name,
        until: until === null ? "" : formatDate(language, until, { day: "numeric", month: "long" }),
      })}
    </Pill>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useHasSharedClients } from "../../lib/client/client-shares-query.ts";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { type BoardChoice, teamQuery } from "../parts/triage-query.ts";

interface WhoseBoardProps {
  whose: BoardChoice["whose"];
  onChange: (whose: BoardChoice["whose"]) => void;
}

const PRACTICE = "everybody";
const SHARED = "shared";

/**
 * Whose clients are shown; only for those who have colleagues and may see all clients, or with whom clients are shared (ledger
 * COACH-128, TEAM-023).
 */
export function WhoseBoard({ whose, onChange }: WhoseBoardProps) {
  const { whose: words } = useTriagePhrases();
  const { data: team } = useQuery(teamQuery);
  const colleagues = team?.members.filter(({ is_self: isSelf }) => !isSelf) ?? [];
  const isShared = useHasSharedClients() || whose === SHARED;
  const seesAll = colleagues.length > 0 && team?.own_rights.includes("SEE_ALL_CLIENTS") === true;
  if (!(seesAll || isShared)) return null;
  return (
    <FilterSelect
      label={words.coach}
      value={String(whose)}
      options={[
        { value: "own", text: words.own },
        ...(isShared ? [{ value: SHARED, text: words.shared }] : []),
        ...(seesAll ? [{ value: PRACTICE, text: words.everybody }] : []),
        ...(seesAll ? colleagues : []).map((member) => ({
          value: String(member.id),
          text: displayName(member),
        })),
      ]}
      onChange={(value) =>
        onChange(value === "own" || value === PRACTICE || value === SHARED ? value : Number(value))
      }
    />
  );
}

import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { displayName } from "../language/person-name.ts";
import { useTeamPhrases } from "../language/use-team-phrases.ts";
import { useTeam } from "../person/own-rights.ts";
import type { Whose } from "./client-search.ts";
import { useHasSharedClients } from "./client-shares-query.ts";

const OWN = "own";
const PRACTICE = "everybody";
const SHARED = "shared";

interface WhoseFilterProps {
  /** Nothing for the coach's own clients. */
  whose: Whose | undefined;
  /** Whether the list knows clients whom colleagues share. */
  hasShared?: boolean;
  onChange: (whose: Whose | undefined) => void;
}

/**
 * Whose clients a list shows; only for those who have colleagues and may see all clients, or with whom clients are shared (ledger
 * COACH-161, TEAM-023).
 */
export function WhoseFilter({ whose, hasShared = true, onChange }: WhoseFilterProps) {
  const { filter: words } = useTeamPhrases();
  const { data: team } = useTeam();
  const colleagues = team?.members.filter(({ is_self: isSelf }) => !isSelf) ?? [];
  // Whoever came by an address that is closed to them keeps the way back to their own.
  const seesAll = colleagues.length > 0 && team?.own_rights.includes("SEE_ALL_CLIENTS") === true;
  const isShared = useHasSharedClients() && hasShared;
  if (!(seesAll || isShared) && whose === undefined) return null;
  return (
    <FilterSelect
      label={words.label}
      value={String(whose ?? OWN)}
      options={[
        { value: OWN, text: words.mine },
        ...(isShared || whose === SHARED ? [{ value: SHARED, text: words.shared }] : []),
        ...(seesAll || whose === PRACTICE ? [{ value: PRACTICE, text: words.all }] : []),
        ...colleagues
          .filter(({ id }) => seesAll || id === whose)
          .map((member) => ({ value: String(member.id), text: words.of({ name: displayName(member) }) })),
      ]}
      onChange={(value) => {
        if (value === OWN) onChange(undefined);
        else onChange(value === PRACTICE || value === SHARED ? value : Number(value));
      }}
    />
  );
}

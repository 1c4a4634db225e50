import { FilterSelect } from "../ui/FilterSelect.tsx";
import type { Whose } from "./client-search.ts";
import { useTeam } from "./own-rights.ts";
import { displayName } from "./person-name.ts";
import { useTeamPhrases } from "./use-team-phrases.ts";

const OWN = "own";
const PRACTICE = "everybody";

interface WhoseFilterProps {
  /** Nothing for the coach's own clients. */
  whose: Whose | undefined;
  onChange: (whose: Whose | undefined) => void;
}

/** Whose clients a list shows; only for those who have colleagues and may see all clients (ledger COACH-161). */
export function WhoseFilter({ whose, onChange }: WhoseFilterProps) {
  const { filter: words } = useTeamPhrases();
  const { data: team } = useTeam();
  const colleagues = team?.members.filter(({ is_self: isSelf }) => !isSelf) ?? [];
  // Whoever came by an address that is closed to them keeps the way back to their own.
  const isOffered = colleagues.length > 0 && team?.own_rights.includes("SEE_ALL_CLIENTS") === true;
  if (!isOffered && whose === undefined) return null;
  return (
    <FilterSelect
      label={words.label}
      value={String(whose ?? OWN)}
      options={[
        { value: OWN, text: words.mine },
        { value: PRACTICE, text: words.all },
        ...colleagues.map((member) => ({
          value: String(member.id),
          text: words.of({ name: displayName(member) }),
        })),
      ]}
      onChange={(value) => {
        if (value === OWN) onChange(undefined);
        else onChange(value === PRACTICE ? value : Number(value));
      }}
    />
  );
}

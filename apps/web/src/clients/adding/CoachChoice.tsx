import { displayName } from "../../lib/language/person-name.ts";
import { useHasRight, useTeam } from "../../lib/person/own-rights.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import type { ClientDraft } from "./use-client-draft.ts";

interface CoachChoiceProps {
  draft: ClientDraft;
  onChange: (changes: Partial<ClientDraft>) => void;
}

/** Whose client it becomes; only for those who have colleagues and may hand clients over (ledger COACH-167). */
export function CoachChoice({ draft, onChange }: CoachChoiceProps) {
  const { start } = useIntakePhrases().adding;
  const { data: team } = useTeam();
  const mayHandOver = useHasRight("HAND_OVER");
  const members = team?.members.filter(({ account_enabled: isActive }) => isActive) ?? [];
  if (!mayHandOver || members.length < 2) return null;
  const own = members.find(({ is_self: isSelf }) => isSelf);
  return (
    <FilterSelect
      label={start.whose}
      value={String(draft.coach ?? own?.id ?? "")}
      options={members.map((member) => ({ value: String(member.id), text: displayName(member) }))}
      onChange={(value) => {
        const id = Number(value);
        // A template of one's own is of no use to a colleague, who also fills in profiles themselves.
        onChange(id === own?.id ? { coach: null } : { coach: id, start: "CLIENT", template: null });
      }}
    />
  );
}

import { VisuallyHidden } from "@mantine/core";
import { RIGHTS_OF_ROLE, TEAM_RIGHTS, TEAM_ROLES, type TeamRight, type TeamRole } from "@plateful/access";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./Team.module.css";

/** Rights that reach a coach's own clients, unless the person may hand over those of others too. */
const OF_OWN: readonly TeamRight[] = ["EDIT_PLANS", "MESSAGE", "HAND_OVER"];

function Cell({ role, right }: { role: TeamRole; right: TeamRight }) {
  const { usual: words } = useTeamPhrases();
  if (!RIGHTS_OF_ROLE[role].includes(right))
    return (
      <>
        <IconMinus size={18} stroke={2} aria-hidden="true" />
        <VisuallyHidden>{words.no}</VisuallyHidden>
      </>
    );
  if (OF_OWN.includes(right) && !(role === "OWNER" && right === "HAND_OVER")) return <b>{words.own}</b>;
  return (
    <>
      <IconCheck size={18} stroke={2.2} aria-hidden="true" className={styles.check} />
      <VisuallyHidden>{words.yes}</VisuallyHidden>
    </>
  );
}

/** What each role begins with (ledger TEAM-002). */
export function UsualRights() {
  const { usual: words, rights, roles } = useTeamPhrases();
  return (
    <SectionCard title={words.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {TEAM_ROLES.map((role) => (
              <th key={role} scope="col">
                {roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEAM_RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{rights.names[right]}</th>
              {TEAM_ROLES.map((role) => (
                <td key={role}>
                  <Cell role={role} right={right} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{words.text}</p>
    </SectionCard>
  );
}

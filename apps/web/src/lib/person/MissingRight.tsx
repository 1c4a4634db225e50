import type { TeamRight } from "@plateful/access";
import { IconLock } from "@tabler/icons-react";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { PATHS } from "../address/paths.ts";
import { useTeamPhrases } from "../language/use-team-phrases.ts";
import { useTitle } from "../site/use-title.ts";
import styles from "./MissingRight.module.css";
import { useMissingRight } from "./use-missing-right.ts";

/** In place of a screen: which right it needs, and who can give it (ledger TEAM-017). */
export function MissingRight({ right }: { right: TeamRight }) {
  const { missing: words } = useTeamPhrases();
  const { title, text } = useMissingRight(right);
  useTitle(title);
  return (
    <StatePanel
      kind="not-found"
      headingLevel={1}
      icon={<IconLock size={40} stroke={1.5} />}
      title={title}
      text={text}
      actions={
        <div className={styles.links}>
          <AppLink href={PATHS.team} className={styles.link}>
            {words.seeTeam}
          </AppLink>
          <AppLink href={PATHS.clients} className={styles.link}>
            {words.back}
          </AppLink>
        </div>
      }
    />
  );
}

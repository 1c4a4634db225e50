import type { TeamRight } from "@plateful/access";
import { IconLock } from "@tabler/icons-react";
import { AppLink } from "../ui/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./MissingRight.module.css";
import { PATHS } from "./paths.ts";
import { useMissingRight } from "./use-missing-right.ts";
import { useTeamPhrases } from "./use-team-phrases.ts";
import { useTitle } from "./use-title.ts";

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

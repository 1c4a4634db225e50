import type { User } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";
import { displayName } from "../../lib/language/person-name.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "../parts/ClientPage.module.css";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";

interface NotSharedPanelProps {
  client: User;
  part: "DIARY" | "MEASUREMENTS";
  headingLevel?: 1 | 2;
}

/** In place of what a client keeps private: an empty diary would claim that nothing was eaten (ledger COACH-157). */
export function NotSharedPanel({ client, part, headingLevel = 2 }: NotSharedPanelProps) {
  const { notShared: words } = useIntakePhrases();
  const name = client.first_name || displayName(client);
  return (
    <StatePanel
      kind="empty"
      headingLevel={headingLevel}
      title={words.title[part]({ name })}
      text={words.text({ name })}
      actions={
        <AppLink
          href={PATHS.coachConversation.replace("$clientId", String(client.id))}
          className={styles.link}
        >
          {words.ask({ name })}
        </AppLink>
      }
    />
  );
}

import { classNames } from "../../ui/base/class-names.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PATHS } from "../address/paths.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import styles from "./BoardSwitch.module.css";

/** The two sides of the coach's first tab: who needs them today, and everybody by name (ledger COACH-090). */
export function BoardSwitch({ current }: { current: "today" | "all" }) {
  const { navigation: words } = usePhrases();
  return (
    <nav aria-label={words.board} className={styles.bar}>
      {(["today", "all"] as const).map((side) => (
        <AppLink
          key={side}
          href={side === "today" ? PATHS.today : PATHS.clients}
          isCurrent={side === current}
          className={classNames(styles.side, side === current && styles.current)}
        >
          {side === "today" ? words.today : words.allClients}
        </AppLink>
      ))}
    </nav>
  );
}

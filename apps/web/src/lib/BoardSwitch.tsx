import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./BoardSwitch.module.css";
import { usePhrases } from "./LanguageProvider.tsx";
import { PATHS } from "./paths.ts";

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

import { classNames } from "../base/class-names.ts";
import { AppLink } from "./AppLink.tsx";
import { NavigationCount } from "./NavigationCount.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./TabBar.module.css";

/**
 * The tabs at the foot of a phone's screen; its back button does not walk through them (ledger NAV-019). A desktop shows
 * the Sidebar instead.
 */
export function TabBar({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <AppLink
          key={item.href}
          href={item.href}
          isCurrent={item.isCurrent}
          replaces
          className={classNames(styles.tab, item.isCurrent && styles.current)}
        >
          <span aria-hidden="true" className={styles.icon}>
            {item.icon}
          </span>
          {item.label}
          {item.count !== undefined && (
            <span className={styles.count}>
              <NavigationCount count={item.count} />
            </span>
          )}
        </AppLink>
      ))}
    </nav>
  );
}

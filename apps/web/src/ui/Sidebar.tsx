import type { ReactNode } from "react";
import { AppLink } from "./AppLink.tsx";
import { classNames } from "./class-names.ts";
import { NavigationCount } from "./NavigationCount.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./Sidebar.module.css";

interface SidebarProps {
  label: string;
  logo: ReactNode;
  items: readonly NavigationItem[];
  /** Help, a change of mode, and who is signed in. */
  footer?: ReactNode;
}

/** Navigation at the side of a desktop's screen. A phone shows the TabBar instead. */
export function Sidebar({ label, logo, items, footer }: SidebarProps) {
  return (
    <aside className={styles.bar}>
      <div className={styles.logo}>{logo}</div>
      <nav aria-label={label} className={styles.links}>
        {items.map((item) => (
          <AppLink
            key={item.href}
            href={item.href}
            isCurrent={item.isCurrent}
            className={classNames(styles.link, item.isCurrent && styles.current)}
          >
            <span aria-hidden="true" className={styles.icon}>
              {item.icon}
            </span>
            <span className={styles.label}>{item.label}</span>
            {item.count !== undefined && <NavigationCount count={item.count} />}
          </AppLink>
        ))}
      </nav>
      <div className={styles.footer}>{footer}</div>
    </aside>
  );
}

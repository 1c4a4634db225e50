import type { ReactNode } from "react";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./Sidebar.module.css";
import { SidebarLinks } from "./SidebarLinks.tsx";

interface SidebarProps {
  label: string;
  logo: ReactNode;
  items: readonly NavigationItem[];
  /** A SidebarGroup below the items. */
  group?: ReactNode;
  /** Help, a change of mode, and who is signed in. */
  footer?: ReactNode;
}

/** Navigation at the side of a desktop's screen. A phone shows the TabBar instead. */
export function Sidebar({ label, logo, items, group, footer }: SidebarProps) {
  return (
    <aside className={styles.bar}>
      <div className={styles.logo}>{logo}</div>
      <nav aria-label={label} className={styles.links}>
        <SidebarLinks items={items} />
        {group}
      </nav>
      <div className={styles.footer}>{footer}</div>
    </aside>
  );
}

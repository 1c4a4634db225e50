import { type ReactNode, useId } from "react";
import { AppLink } from "./AppLink.tsx";
import { classNames } from "./class-names.ts";
import { NavigationCount } from "./NavigationCount.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./Sidebar.module.css";

interface SidebarProps {
  label: string;
  logo: ReactNode;
  items: readonly NavigationItem[];
  /** Places that belong together, below the others and under a name. */
  group?: { readonly label: string; readonly items: readonly NavigationItem[] };
  /** Help, a change of mode, and who is signed in. */
  footer?: ReactNode;
}

const Links = ({ items }: { items: readonly NavigationItem[] }) =>
  items.map((item) => (
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
  ));

/** Navigation at the side of a desktop's screen. A phone shows the TabBar instead. */
export function Sidebar({ label, logo, items, group, footer }: SidebarProps) {
  const groupId = useId();
  return (
    <aside className={styles.bar}>
      <div className={styles.logo}>{logo}</div>
      <nav aria-label={label} className={styles.links}>
        <Links items={items} />
        {group !== undefined && group.items.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div role="group" aria-labelledby={groupId} className={styles.group}>
            <p id={groupId} className={styles.groupName}>
              {group.label}
            </p>
            <Links items={group.items} />
          </div>
        )}
      </nav>
      <div className={styles.footer}>{footer}</div>
    </aside>
  );
}

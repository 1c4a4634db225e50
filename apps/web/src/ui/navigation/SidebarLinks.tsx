import { classNames } from "../base/class-names.ts";
import { AppLink } from "./AppLink.tsx";
import { NavigationCount } from "./NavigationCount.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./Sidebar.module.css";

/** The places of a Sidebar, or of a group in it. */
export const SidebarLinks = ({ items }: { items: readonly NavigationItem[] }) =>
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

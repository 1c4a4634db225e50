import { useId } from "react";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./Sidebar.module.css";
import { SidebarLinks } from "./SidebarLinks.tsx";

/** Places that belong together, below the others of a Sidebar and under a name. */
export function SidebarGroup({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupName}>
        {label}
      </p>
      <SidebarLinks items={items} />
    </div>
  );
}

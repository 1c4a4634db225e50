import type { ReactNode } from "react";

export interface MenuAction {
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  onSelect: () => void;
}

export interface MenuGroup {
  /** What the actions of the group are about; left out when the button's own label says it. */
  title?: string;
  /** Tells groups apart. */
  id: string | number;
  actions: readonly MenuAction[];
}

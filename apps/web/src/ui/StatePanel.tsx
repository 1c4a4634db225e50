import { IconAlertTriangle, IconSearchOff, IconToolsKitchen2, IconWifiOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PlateGauge } from "./plates/PlateGauge.tsx";
import styles from "./StatePanel.module.css";

interface StatePanelProps {
  kind: "empty" | "not-found" | "error" | "offline" | "loading";
  title: string;
  text?: string;
  /** One button, two at most. */
  actions?: ReactNode;
  /** Takes the place of the sign on the plate. */
  icon?: ReactNode;
  headingLevel?: 1 | 2;
}

const ICONS = {
  empty: IconToolsKitchen2,
  "not-found": IconSearchOff,
  error: IconAlertTriangle,
  offline: IconWifiOff,
  loading: IconToolsKitchen2,
};

/** An empty plate, what is the matter, and what to do about it. */
export function StatePanel({ kind, title, text, actions, icon, headingLevel = 2 }: StatePanelProps) {
  const Icon = ICONS[kind];
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div role={kind === "error" ? "alert" : "status"} className={styles.panel}>
      <div aria-hidden="true" className={kind === "loading" ? styles.waiting : undefined}>
        <PlateGauge description="" icon={icon ?? <Icon size={40} stroke={1.5} />} size={148} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

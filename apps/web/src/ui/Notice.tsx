import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconWifiOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./Notice.module.css";

interface NoticeProps {
  kind: "info" | "ok" | "warning" | "error" | "offline";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const ICONS = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
  offline: IconWifiOff,
};

/** A message that stays in the page, above what it is about. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div role={kind === "error" ? "alert" : "status"} className={classNames(styles.notice, styles[kind])}>
      <Icon size={22} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

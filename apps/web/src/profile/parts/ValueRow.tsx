import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/base/class-names.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import styles from "./ValueRow.module.css";

interface ValueRowProps {
  title: string;
  value?: string;
  icon?: ReactNode;
  href?: string;
  onPress?: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
}

/** A line of the profile: what it is, what it is now, and the way to change it. */
export function ValueRow({
  title,
  value,
  icon,
  href,
  onPress,
  isDanger = false,
  isBusy = false,
}: ValueRowProps) {
  const leadsOn = href !== undefined || onPress !== undefined;
  const content = (
    <>
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.title}>{title}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {leadsOn && !isDanger && <IconChevronRight size={20} aria-hidden="true" className={styles.arrow} />}
    </>
  );
  const className = classNames(styles.row, isDanger && styles.danger);
  if (href !== undefined) {
    return (
      <AppLink href={href} className={className}>
        {content}
      </AppLink>
    );
  }
  if (onPress === undefined) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} disabled={isBusy} aria-busy={isBusy} onClick={onPress}>
      {content}
    </button>
  );
}

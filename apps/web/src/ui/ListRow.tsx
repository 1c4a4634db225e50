import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./ListRow.module.css";
import { AppLink } from "./navigation/AppLink.tsx";

interface ListRowProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** At the end of the row instead of the arrow. */
  end?: ReactNode;
  href?: string;
  onPress?: () => void;
  look?: "plain" | "card" | "filled";
  isDanger?: boolean;
}

/** A row that leads somewhere, does something, or only tells something. */
export function ListRow(props: ListRowProps) {
  const { href, onPress, look = "plain" } = props;
  const className = classNames(styles.row, styles[look], props.isDanger && styles.danger);
  if (href !== undefined) {
    return (
      <AppLink href={href} className={className}>
        <Content {...props} />
      </AppLink>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={className} onClick={onPress}>
        <Content {...props} />
      </button>
    );
  }
  return (
    <div className={className}>
      <Content {...props} />
    </div>
  );
}

function Content({ title, text, icon, end, href, onPress }: ListRowProps) {
  const leadsOn = href !== undefined || onPress !== undefined;
  return (
    <>
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      {end ?? (leadsOn && <IconChevronRight size={20} aria-hidden="true" className={styles.arrow} />)}
    </>
  );
}

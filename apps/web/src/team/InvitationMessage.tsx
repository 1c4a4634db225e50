import type { ReactNode } from "react";
import styles from "./TeamInvitation.module.css";

interface InvitationMessageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What is the matter with an invitation, and the ways on. */
export function InvitationMessage({ title, text, children }: InvitationMessageProps) {
  return (
    <div className={styles.column}>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {children}
    </div>
  );
}

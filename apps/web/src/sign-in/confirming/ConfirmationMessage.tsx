import type { ReactNode } from "react";
import { useTitle } from "../../lib/site/use-title.ts";
import styles from "../form.module.css";
import { SignInFrame } from "../SignInFrame.tsx";

interface ConfirmationMessageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What there is to say about an address that is confirmed or changed, and what can be done about it. */
export function ConfirmationMessage({ title, text, children }: ConfirmationMessageProps) {
  useTitle(title);
  return (
    <SignInFrame>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {children}
    </SignInFrame>
  );
}

import { brandVariables, type ColourScheme } from "@plateful/appearance";
import type { ReactNode } from "react";
import styles from "./PhoneFrame.module.css";

interface PhoneFrameProps {
  colour: string;
  scheme: ColourScheme;
  children: ReactNode;
}

/** A phone with a screen in a brand's colours, to look at: nothing on it can be pressed or read out. */
export function PhoneFrame({ colour, scheme, children }: PhoneFrameProps) {
  return (
    <div
      inert
      aria-hidden="true"
      data-preview-scheme={scheme}
      className={styles.phone}
      style={brandVariables(colour, scheme)}
    >
      {children}
    </div>
  );
}

import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import styles from "./PrototypeFrame.module.css";
import { SampleNote } from "./SampleNote.tsx";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

interface PrototypeFrameProps {
  title: string;
  text?: string;
  isFirst?: boolean;
  children: ReactNode;
}

/** Around each prototype screen: its title, the ways back and out, and the note that nothing here is real (ledger PROTO-002). */
export function PrototypeFrame({ title, text, isFirst = false, children }: PrototypeFrameProps) {
  const { general } = usePhrases();
  const words = usePrototypePhrases();
  const go = useGo();
  useTitle(title);
  return (
    <main className={styles.page}>
      <PageHeader
        title={title}
        {...(text === undefined ? {} : { subtitle: text })}
        {...(isFirst ? {} : { back: { label: general.back, onBack: go.back } })}
        actions={
          <IconButton label={words.close} onClick={go.out}>
            <IconX size={22} />
          </IconButton>
        }
      />
      <SampleNote />
      {children}
    </main>
  );
}

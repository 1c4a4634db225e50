import { SHARED_PARTS } from "@plateful/access";
import type { User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./ClientPage.module.css";

/** Tells a coach what a client keeps to themselves, so that an empty tab is not taken for an empty diary. */
export function SharingNotice({ client }: { client: User }) {
  const { client: words, sharing } = usePhrases().privacy;
  const language = useLanguage();
  const shared = client.consents.find(({ kind }) => kind === "COACH_SHARING")?.parts ?? [];
  // Most people never enter a cycle: that it is not shared says nothing about anybody.
  const kept = SHARED_PARTS.filter((part) => part !== "CYCLE" && !shared.includes(part));
  if (shared.length === 0)
    return (
      <div className={styles.sharing}>
        <Notice kind="info" title={words.nothing}>
          {words.nothingText}
        </Notice>
      </div>
    );
  if (kept.length === 0) return null;
  const parts = formatList(
    language,
    kept.map((part) => sharing.parts[part].title),
  );
  return (
    <div className={styles.sharing}>
      <Notice kind="info" title={words.some({ parts })} />
    </div>
  );
}

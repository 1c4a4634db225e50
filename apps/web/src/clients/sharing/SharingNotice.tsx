import { SHARED_PARTS } from "@plateful/access";
import type { User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "../parts/ClientPage.module.css";
import { sharedParts } from "./shares-of-client.ts";

/** Tells a coach what a client keeps to themselves, so that an empty tab is not taken for an empty diary. */
export function SharingNotice({ client }: { client: User }) {
  const { client: words } = usePhrases().privacy;
  const language = useLanguage();
  const shared = sharedParts(client);
  // Who has not accepted the invitation has not chosen yet.
  if (!client.email_confirmed) return null;
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
    kept.flatMap((part) => words.parts[part]),
  );
  return (
    <div className={styles.sharing}>
      <Notice kind="info" title={words.some({ parts })} />
    </div>
  );
}

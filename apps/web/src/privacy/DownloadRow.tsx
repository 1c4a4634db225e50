import { Button } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { IconDownload } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./DownloadRow.module.css";
import { useDownloadData } from "./use-download-data.ts";

const KILOBYTE = 1_024;

/** All data of the person at one press, with how far it is (ledger PRIV-016). */
export function DownloadRow() {
  const words = usePhrases().privacy.download;
  const language = useLanguage();
  const { start, isBusy, bytes } = useDownloadData();
  const kilobytes = formatNumber(language, Math.round(bytes / KILOBYTE));
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        <IconDownload size={22} stroke={1.75} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{words.title}</span>
        <span className={styles.text}>{words.text}</span>
        <span role="status" className={styles.text}>
          {isBusy && words.busy({ kilobytes })}
        </span>
      </div>
      <Button variant="default" loading={isBusy} onClick={start} className={styles.button ?? ""}>
        {words.start}
      </Button>
    </div>
  );
}

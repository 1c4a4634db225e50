import { Button } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { IconDownload } from "@tabler/icons-react";
import { type ComponentType, useId } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./DownloadRow.module.css";
import { type Downloadable, useDownloadData } from "./use-download-data.ts";

const KILOBYTE = 1_024;

interface DownloadRowProps extends Downloadable {
  readonly title: string;
  readonly text: string;
  readonly icon?: ComponentType<{ readonly size: number; readonly stroke: number }>;
}

/** A file with data of the person at one press, with how far it is (ledger PRIV-016, DOOR-083). */
export function DownloadRow({ title, text, icon: Icon = IconDownload, ...file }: DownloadRowProps) {
  const words = usePhrases().privacy.download;
  const language = useLanguage();
  const id = useId();
  const { start, isBusy, bytes } = useDownloadData(file);
  const kilobytes = formatNumber(language, Math.round(bytes / KILOBYTE));
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size={22} stroke={1.75} />
      </span>
      <div className={styles.words}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <span className={styles.text}>{text}</span>
        <span role="status" className={styles.text}>
          {isBusy && words.busy({ kilobytes })}
        </span>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        onClick={start}
        id={`${id}-start`}
        aria-labelledby={`${id}-start ${id}`}
        className={styles.button ?? ""}
      >
        {words.start}
      </Button>
    </div>
  );
}

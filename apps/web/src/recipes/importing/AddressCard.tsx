import { Loader } from "@mantine/core";
import type { RecipeImport } from "@plateful/contract";
import { IconAlertTriangle, IconCircleCheckFilled, IconLink } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { shownAddress } from "./import-source.ts";
import styles from "./RecipeImport.module.css";

interface AddressCardProps extends Pick<RecipeImport, "status"> {
  url: string;
}

/** The page of a recipe, which stays in sight while it is read and looked at. */
export function AddressCard({ url, status }: AddressCardProps) {
  const { recipes: words } = usePhrases();
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={words.sourceLink({ host: shownAddress(url) })}
      className={styles.address}
    >
      <IconLink size={22} stroke={1.75} aria-hidden="true" className={styles.quiet} />
      <span>{shownAddress(url)}</span>
      {status === "SUCCEEDED" && (
        <IconCircleCheckFilled size={24} aria-hidden="true" className={styles.good} />
      )}
      {status === "FAILED" && (
        <IconAlertTriangle size={22} aria-hidden="true" className={classNames(styles.doubtful)} />
      )}
      {(status === "QUEUED" || status === "RUNNING") && <Loader size={20} aria-hidden="true" />}
    </a>
  );
}

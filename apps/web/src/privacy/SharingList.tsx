import "../ui/fields/form-styles.ts";
import { Switch } from "@mantine/core";
import { NEEDED_PART, SHARED_PARTS, type SharedPart } from "@plateful/access";
import { IconCalendarEvent, IconLock, IconMoonStars, IconScale, IconTarget } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./SharingList.module.css";

const ICON = { size: 24, stroke: 1.75 } as const;
const ICONS: Readonly<Record<SharedPart, ReactNode>> = {
  PLAN: <IconTarget {...ICON} />,
  DIARY: <IconCalendarEvent {...ICON} />,
  MEASUREMENTS: <IconScale {...ICON} />,
  CYCLE: <IconMoonStars {...ICON} />,
};

interface SharingListProps {
  parts: readonly SharedPart[];
  isBusy?: boolean;
  onChange: (parts: readonly SharedPart[]) => void;
}

/** What a coach may see, one switch per kind; the plan belongs to every sharing. */
export function SharingList({ parts, isBusy = false, onChange }: SharingListProps) {
  const words = usePhrases().privacy.sharing;
  return (
    <ul className={styles.list}>
      {SHARED_PARTS.map((part) => {
        const isNeeded = part === NEEDED_PART;
        const isShared = isNeeded || parts.includes(part);
        const { title, text } = words.parts[part];
        return (
          <li key={part} className={styles.row}>
            <span aria-hidden="true" className={classNames(styles.icon, isShared && styles.shared)}>
              {ICONS[part]}
            </span>
            {isNeeded ? (
              <>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.text}>{text}</span>
                </span>
                <span className={styles.needed}>
                  <IconLock size={20} stroke={1.75} aria-hidden="true" /> {words.needed}
                </span>
              </>
            ) : (
              <Switch
                className={styles.switch ?? ""}
                classNames={{
                  body: styles.body ?? "",
                  labelWrapper: styles.words ?? "",
                  description: styles.hint ?? "",
                }}
                labelPosition="left"
                size="lg"
                label={<span className={styles.title}>{title}</span>}
                description={text}
                checked={isShared}
                disabled={isBusy}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...parts, part] : parts.filter((one) => one !== part),
                  )
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

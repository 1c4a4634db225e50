import { IconCheck, IconClock } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { classNames } from "./base/class-names.ts";
import { HeartToggle } from "./fields/HeartToggle.tsx";
import { AppLink } from "./navigation/AppLink.tsx";
import styles from "./RecipeCard.module.css";

/** Something about a recipe that is worth a sign of its own. */
export interface RecipeBadge {
  readonly Icon: ComponentType<{ size: number; stroke: number }>;
  readonly label: string;
}

interface RecipeCardProps {
  name: string;
  href: string;
  pictureUrl: string;
  /** "30 min". */
  time?: string;
  /** "386 kcal · 29 g protein"; left out when macros are hidden. */
  meta?: string;
  plannedLabel?: string;
  /** Says that a recipe is not finished. */
  draftLabel?: string;
  badge?: RecipeBadge;
  favourite?: { isOn: boolean; label: string; onToggle: () => void };
}

/** A recipe in a grid: the picture carries it, there is no box. */
export function RecipeCard(props: RecipeCardProps) {
  const { name, href, pictureUrl, time, meta, plannedLabel, draftLabel, badge, favourite } = props;
  return (
    <article className={styles.card}>
      <AppLink href={href} className={styles.link}>
        <span className={styles.picture}>
          <img src={pictureUrl} alt="" loading="lazy" decoding="async" />
          {plannedLabel !== undefined && (
            <span className={classNames(styles.pill, styles.planned)}>
              <IconCheck size={14} stroke={2.4} aria-hidden="true" />
              {plannedLabel}
            </span>
          )}
          {draftLabel !== undefined && (
            <span className={classNames(styles.pill, styles.draft)}>{draftLabel}</span>
          )}
          {time !== undefined && (
            <span className={classNames(styles.pill, styles.time)}>
              <IconClock size={14} stroke={2} aria-hidden="true" />
              {time}
            </span>
          )}
          {badge !== undefined && (
            <span role="img" aria-label={badge.label} title={badge.label} className={styles.badge}>
              <badge.Icon size={16} stroke={2} />
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </AppLink>
      {favourite && (
        <span className={styles.heart}>
          <HeartToggle {...favourite} />
        </span>
      )}
    </article>
  );
}

import type { TemplatePreview } from "@plateful/contract";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useId } from "react";
import { Avatar } from "../clients/index.ts";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./PickRow.module.css";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface PickRowProps {
  client: TemplatePreview;
  isPicked: boolean;
  isDisabled: boolean;
  /** @param isRange Whether everybody between the last one and this one is meant. */
  onPick: (isRange: boolean) => void;
}

/** Why a template cannot be applied, or what stays; each as a line of its own. */
function useRemarks({ obstacle, floor, kept, day_plans }: TemplatePreview): readonly string[] {
  const { panel: words } = useTemplatePhrases();
  const count = useCount();
  if (obstacle === "UNDER_FLOOR") return [words.obstacles.UNDER_FLOOR({ floor: count(floor ?? 0) })];
  if (obstacle !== null) return [words.obstacles[obstacle]];
  const list = kept.map((one) => words.keeps[one]).join(", ");
  return [
    ...(day_plans > 1 ? [words.oneOf({ count: day_plans })] : []),
    ...(kept.length > 0 ? [words.kept({ list })] : []),
  ];
}

function Numbers({ id, client }: { id: string; client: TemplatePreview }) {
  const { panel: words } = useTemplatePhrases();
  const count = useCount();
  const { kcal_before: before, kcal_after: after } = client;
  if (after === null) return null;
  return (
    <span id={id} className={styles.numbers}>
      <span>
        {before === null && words.first}
        {before !== null && before !== after && `${count(before)} ${words.to}`} <b>{count(after)}</b>
      </span>
      <small>{words.kcalADay}</small>
    </span>
  );
}

/** A client with the energy before and after; one whom the template does not suit cannot be ticked (ledger COACH-111). */
export function PickRow({ client, isPicked, isDisabled, onPick }: PickRowProps) {
  const { panel: words } = useTemplatePhrases();
  const id = useId();
  const remarks = useRemarks(client);
  const isBlocked = client.obstacle !== null;
  const Sign = isBlocked ? IconAlertTriangle : IconInfoCircle;
  return (
    <li>
      <label className={classNames(styles.row, isBlocked && styles.blocked)}>
        <span className={styles.target}>
          <input
            type="checkbox"
            aria-labelledby={`${id}name`}
            aria-describedby={`${id}about ${id}kcal`}
            checked={isPicked}
            disabled={isBlocked || isDisabled}
            className={styles.input}
            onChange={(event) => onPick((event.nativeEvent as MouseEvent).shiftKey === true)}
          />
          <IconCheck size={17} stroke={2.8} aria-hidden="true" className={styles.tick} />
        </span>
        <Avatar id={client.id} initials={initialsOf(client)} />
        <span className={styles.words}>
          <b id={`${id}name`} className={styles.name}>
            {displayName(client)}
          </b>
          <span id={`${id}about`} className={styles.remarks}>
            {remarks.length === 0 && <span>{words.fits}</span>}
            {remarks.map((remark) => (
              <span key={remark} className={isBlocked ? styles.problem : styles.info}>
                <Sign size={16} stroke={1.75} aria-hidden="true" /> {remark}
              </span>
            ))}
          </span>
        </span>
        <Numbers id={`${id}kcal`} client={client} />
      </label>
    </li>
  );
}

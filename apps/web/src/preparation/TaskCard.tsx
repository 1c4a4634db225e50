import { VisuallyHidden } from "@mantine/core";
import type { FollowedTask } from "@plateful/planning";
import { IconCheck } from "@tabler/icons-react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { classNames } from "../ui/base/class-names.ts";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import styles from "./Preparation.module.css";
import { BOXES, type Lane } from "./preparation-plan.ts";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

interface TaskCardProps {
  lane: Lane;
  /** On the clock. */
  start: string;
  /** In the size of the text: a high one shows its plate too. */
  height: number;
  /** Null for free time. */
  task: FollowedTask | null;
  dish: ReadyDish | null;
  boxes: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

const ROOM_FOR_PLATE = 11.25;
/** What a card is higher than its lines, and how high these are. */
const [EDGES, PHONE_LINE, DESKTOP_LINE] = [1.25, 1, 1.125];
const LOOKS = { DONE: styles.isDone, NOW: styles.isNow, LATER: undefined } as const;

/** What a task is about in a few words: heat and time of what goes on by itself, else the first words of its step. */
function useSecondLine() {
  const { words, length } = usePreparationWords();
  return (task: FollowedTask, dish: ReadyDish | null, boxes: number): string[] => {
    if (task.id === BOXES) return [words.labels({ count: boxes })];
    if (task.hands) return [dish?.pieces[task.pieces[0] ?? 0]?.text ?? ""];
    const heat = task.temperature === null ? [] : [words.degrees({ degrees: task.temperature })];
    return [...heat, length(task.minutes)];
  };
}

/** One task in its lane; those who do not see it hear when it begins, where it is, and how far it is. */
export function TaskCard({ lane, start, height, task, dish, boxes, isChosen, onChoose }: TaskCardProps) {
  const { words } = usePreparationWords();
  const secondLine = useSecondLine();
  const plateUrl = usePlateUrl();
  const isDesktop = useIsDesktop();
  const lineCount = Math.max(1, Math.floor((height - EDGES) / (isDesktop ? DESKTOP_LINE : PHONE_LINE)));
  const before = <VisuallyHidden>{`${start}, ${words.lanes[lane]}: `}</VisuallyHidden>;
  if (task === null)
    return (
      <p className={classNames(styles.card, styles.isFree)}>
        {before}
        <b>{words.free}</b>
      </p>
    );
  const lines = secondLine(task, dish, boxes);
  return (
    <button
      type="button"
      className={classNames(styles.card, LOOKS[task.state], isChosen && styles.isChosen)}
      {...(task.state === "NOW" ? { "aria-current": "step" as const } : {})}
      onClick={() => onChoose(task.id)}
    >
      {before}
      <span className={styles.cardWords} style={{ WebkitLineClamp: lineCount }}>
        <b>
          {task.state === "DONE" && <IconCheck size={15} stroke={2.4} aria-hidden="true" />}
          {task.id === BOXES ? words.boxes : dish?.shortName}
        </b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <VisuallyHidden>{`, ${words.states[task.state]}`}</VisuallyHidden>
      {!task.hands && height >= ROOM_FOR_PLATE && dish !== null && (
        <RecipeThumb src={plateUrl(dish.recipe, "dish")} className={styles.cardPlate ?? ""} />
      )}
    </button>
  );
}

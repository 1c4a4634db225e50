import { Button } from "@mantine/core";
import type { RecipeFeedbackLineItem } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { IconMessagePlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./RecipeFeedback.module.css";
import { recipeFeedbackQuery, useRemoveFeedback, useSayFeedback } from "./recipe-feedback-query.ts";

const FeedbackDialog = lazy(async () => ({ default: (await import("./FeedbackDialog.tsx")).FeedbackDialog }));

/** One line of feedback; its author can delete it. */
function Line({ line, isOwn }: { line: RecipeFeedbackLineItem; isOwn: boolean }) {
  const { recipes, general } = usePhrases();
  const { feedback: words } = recipes;
  const language = useLanguage();
  const remove = useRemoveFeedback();
  const say = useSayFeedback();
  const { kind, rating, text, recipe, created } = line;
  const day = formatDate(language, created.slice(0, 10), { day: "numeric", month: "long" });
  const removeLine = () =>
    remove.mutate(line.id, {
      onSuccess: () =>
        showToast({
          message: words.removed,
          undo: { label: general.undo, onUndo: () => say.mutate({ recipe, kind, rating, text }) },
        }),
    });
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.about}>
          {[words.kinds[kind], ...(rating === null ? [] : [words.rated({ rating })]), day].join(" · ")}
        </p>
        {text !== "" && <p className={styles.text}>{text}</p>}
      </div>
      {isOwn && (
        <IconButton label={words.remove({ kind: words.kinds[kind] })} onClick={removeLine}>
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
      )}
    </li>
  );
}

/** What its eater said about a recipe: written by the person, read by the coach who has the diary open (ledger REC-093). */
export function RecipeFeedback({ recipeId }: { recipeId: number }) {
  const { feedback: words } = usePhrases().recipes;
  const { user, viewedId } = useSubject();
  const isOwn = viewedId === undefined;
  const [isWriting, setIsWriting] = useState(false);
  const { data: lines = [] } = useQuery(recipeFeedbackQuery(recipeId, viewedId));
  if (!isOwn && lines.length === 0) return null;
  return (
    <section className={styles.feedback}>
      <h2>{isOwn ? words.title : words.titleOf({ name: user.first_name })}</h2>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} isOwn={isOwn} />
          ))}
        </ul>
      )}
      {isOwn && (
        <Button
          variant="default"
          leftSection={<IconMessagePlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsWriting(true)}
        >
          {words.say}
        </Button>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <FeedbackDialog recipeId={recipeId} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </section>
  );
}

import { Button } from "@mantine/core";
import { changeLikings, getLikings, type LearnedDish, type Likings } from "@plateful/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { ReadFailed } from "../../lib/server/ReadFailed.tsx";
import styles from "./HowYouCook.module.css";
import { SwitchRow } from "./SwitchRow.tsx";

const likingsQuery = (language: string) =>
  queryOptions({
    queryKey: ["likings", language],
    queryFn: ({ signal }): Promise<Likings> => call(getLikings, { signal }),
  });

interface LearnedListProps {
  title: string;
  dishes: readonly LearnedDish[];
  isBusy: boolean;
  onForget: (dish: LearnedDish["recipe_template"]) => void;
}

/** Dishes with what takes back that they were learned of. */
function LearnedList({ title, dishes, isBusy, onForget }: LearnedListProps) {
  const { learned: words } = usePhrases().howYouCook;
  const heading = useId();
  if (dishes.length === 0) return null;
  return (
    <div className={styles.group}>
      <p id={heading} className={styles.hint}>
        {title}
      </p>
      <ul aria-labelledby={heading} className={styles.learned}>
        {dishes.map(({ recipe_template: dish }) => (
          <li key={dish.id}>
            <span>{dish.name}</span>
            <Button
              variant="subtle"
              size="compact-md"
              disabled={isBusy}
              aria-label={words.forgetOf({ dish: dish.name })}
              onClick={() => onForget(dish)}
            >
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What planning learned of the person, with what forgets it and what ends it (ledger PLAN-271, PLAN-273). */
export function WhatWasLearned() {
  const { learned: words } = usePhrases().howYouCook;
  const queryClient = useQueryClient();
  const query = likingsQuery(useLanguage());
  const { data: likings, error, isFetching, refetch } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { learns?: boolean; forget?: number }) => call(changeLikings, { body }),
    onSuccess: (changed) => queryClient.setQueryData(query.queryKey, changed),
  });
  if (likings === undefined)
    return error === null ? null : (
      <details className={styles.fold}>
        <summary className={styles.label}>{words.title}</summary>
        <ReadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </details>
    );
  const forget = ({ id, name }: LearnedDish["recipe_template"]) =>
    mutate({ forget: id }, { onSuccess: () => announce(words.forgotten({ dish: name })) });
  const { learns, liked, disliked } = likings;
  const lists = { isBusy: isPending, onForget: forget };
  return (
    <details className={styles.fold}>
      <summary className={styles.label}>{words.title}</summary>
      <div className={styles.page}>
        <SwitchRow
          title={words.switch}
          text={learns ? words.text : words.off}
          isOn={learns}
          onChange={(isOn) => mutate({ learns: isOn })}
        />
        {learns && liked.length + disliked.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
        <LearnedList title={words.liked} dishes={liked} {...lists} />
        <LearnedList title={words.disliked} dishes={disliked} {...lists} />
      </div>
    </details>
  );
}

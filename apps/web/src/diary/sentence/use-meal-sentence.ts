import { useDebouncedValue } from "@mantine/hooks";
import { MAX_FOODS_AT_ONCE, MAX_SENTENCE_LENGTH, type MeantFood } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { recognisedMealQuery } from "./recognised-meal-query.ts";
import { keepSentenceDraft, sentenceDraft } from "./sentence-draft.ts";
import { hasFood, isSameFood, type LineEdit, sentenceFoods } from "./sentence-food.ts";

interface SentencePlace {
  readonly date: string;
  readonly slot: DiarySlot;
  /** Whether the sentence is on the screen. */
  readonly isOpen: boolean;
}

/** A sentence about a meal: what was typed, what was recognised, and what the person changed about it. */
export function useMealSentence({ date, slot, isOpen }: SentencePlace) {
  const language = useLanguage();
  const { user, viewedId } = useSubject();
  const draft = { userId: viewedId ?? user.id, date };
  const [typed, setTyped] = useState(() => sentenceDraft(draft));
  const [edits, setEdits] = useState<ReadonlyMap<string, LineEdit>>(new Map());
  const [extras, setExtras] = useState<readonly MeantFood[]>([]);
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, DEBOUNCE.foodSearch);
  const isTooLong = text.length > MAX_SENTENCE_LENGTH;
  const place = { date, moment: slot.mealMoment, clientId: viewedId };
  const isAsked = isOpen && asked !== "" && asked.length <= MAX_SENTENCE_LENGTH;
  const query = useQuery({ ...recognisedMealQuery(asked, place, language), enabled: isAsked });
  const answer = text === "" || isTooLong ? undefined : query.data;
  const lines = sentenceFoods(answer?.lines ?? [], edits);
  const isSettled = text !== "" && text === asked && query.isSuccess && !query.isPlaceholderData;
  const foods = [...lines.flatMap(({ food }) => food ?? []), ...extras];
  const change = (key: string, edit: LineEdit) => setEdits(new Map(edits).set(key, edit));
  const forgotten = answer?.forgotten;
  return {
    ...{ typed, text, isTooLong, isSettled, lines, extras, foods },
    /** Where the sentence begins in what was typed, which may have spaces before it. */
    offset: typed.length - typed.trimStart().length,
    hasMore: answer?.has_more === true || foods.length > MAX_FOODS_AT_ONCE,
    isFailed: query.isError && text === asked && !isTooLong,
    isReading: text !== "" && !isTooLong && !isSettled && !query.isError,
    retry: () => void query.refetch(),
    forgotten:
      forgotten === undefined || forgotten === null
        ? null
        : { ...forgotten, foods: forgotten.foods.filter((food) => !hasFood(extras, food)) },
    type: (value: string) => {
      setTyped(value);
      keepSentenceDraft(draft, value);
      if (value.trim() === "") {
        setEdits(new Map());
        setExtras([]);
      }
    },
    choose: (key: string, food: MeantFood) => change(key, { food }),
    leaveOut: (key: string) => change(key, { isLeftOut: true }),
    add: (food: MeantFood) => setExtras([...extras, food]),
    changeExtra: (food: MeantFood) => setExtras(extras.map((one) => (isSameFood(one, food) ? food : one))),
    removeExtra: (food: MeantFood) => setExtras(extras.filter((one) => !isSameFood(one, food))),
    done: () => keepSentenceDraft(draft, ""),
  };
}
export type MealSentence = ReturnType<typeof useMealSentence>;

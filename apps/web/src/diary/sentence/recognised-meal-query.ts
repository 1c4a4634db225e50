import { recogniseMeal } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import type { Language } from "@plateful/phrases";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { namedUser } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";

interface MealPlace {
  readonly date: string;
  readonly moment: MealMoment;
  readonly clientId: number | undefined;
}

/** The foods of a sentence (ledger FOOD-066). While it goes on, those of what was there before stay. */
export const recognisedMealQuery = (
  text: string,
  { date, moment, clientId }: MealPlace,
  language: Language,
) =>
  queryOptions({
    queryKey: ["recognised-meal", text, date, moment, clientId ?? "own", language],
    queryFn: ({ signal }) =>
      call(recogniseMeal, { body: { text, date, meal_moment: moment, ...namedUser(clientId) }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    // Without a network it fails at once, and says so.
    networkMode: "always",
    meta: { silent: true },
  });

import type { MealMoment } from "@plateful/nutrition";
import { folded } from "./read-values.ts";

/** What apps call the meals of a day in English, Dutch and German. */
const WORDS: Readonly<Record<MealMoment, readonly string[]>> = {
  BREAKFAST: ["breakfast", "ontbijt", "fruhstuck", "meal 1", "maaltijd 1", "mahlzeit 1"],
  MORNING_SNACK: [
    "morning snack",
    "morning snacks",
    "tussendoortje ochtend",
    "ochtendsnack",
    "vormittag",
    "vormittagssnack",
  ],
  LUNCH: ["lunch", "middageten", "middagmaal", "mittag", "mittagessen"],
  AFTERNOON_SNACK: [
    "afternoon snack",
    "afternoon snacks",
    "tussendoortje middag",
    "middagsnack",
    "nachmittag",
    "nachmittagssnack",
  ],
  DINNER: [
    "dinner",
    "supper",
    "evening meal",
    "diner",
    "avondeten",
    "avondmaal",
    "abend",
    "abendessen",
    "abendbrot",
  ],
  SNACK: [
    "snack",
    "snacks",
    "tussendoor",
    "tussendoortje",
    "tussendoortjes",
    "zwischenmahlzeit",
    "zwischenmahlzeiten",
  ],
  LATE_SNACK: ["late snack", "evening snack", "avondsnack", "late avondsnack", "spatabends", "abendsnack"],
};
const MOMENTS: ReadonlyMap<string, MealMoment> = new Map(
  Object.entries(WORDS).flatMap(([moment, words]) =>
    words.map((word) => [word, moment as MealMoment] as const),
  ),
);

/** A file says the same few names in each of its rows. */
const asked = new Map<string, MealMoment | undefined>();
const MAX_ASKED = 500;

/** The meal that a name means; undefined for one that only the person knows. */
export function momentOfName(name: string): MealMoment | undefined {
  if (asked.has(name)) return asked.get(name);
  const moment = MOMENTS.get(folded(name));
  if (asked.size < MAX_ASKED) asked.set(name, moment);
  return moment;
}

/** The meal of a time of day; a snack for what has no time, or lies between the meals. */
export function momentOfTime(time: string | null): MealMoment {
  if (time === null) return "SNACK";
  if (time >= "04:00" && time < "11:00") return "BREAKFAST";
  if (time >= "11:00" && time < "15:00") return "LUNCH";
  return time >= "17:00" && time < "21:30" ? "DINNER" : "SNACK";
}

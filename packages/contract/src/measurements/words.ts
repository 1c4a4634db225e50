import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

const NEWEST = "The newest first; ask for a range with `created_at__gte` and `created_at__lte`.";
const EACH = "Several on one day stay side by side.";
const changed = { created_at: "2026-12-01T07:15:00Z" };

export const MEASUREMENT_WORDS: WordsOfCalls = {
  ...six("user-weight", {
    one: "a weight",
    many: "weights in kg",
    list: NEWEST,
    create: EACH,
    changed: { value: 68.2 },
  }),
  ...six("user-sleep", {
    one: "a night of sleep",
    many: "nights of sleep in hours",
    list: NEWEST,
    create: EACH,
    changed: { value: 7.5 },
  }),
  ...six("user-stress", {
    plural: "user-stresses",
    one: "a level of stress",
    many: "levels of stress",
    list: NEWEST,
    create: EACH,
    changed: { value: "LOW" },
  }),
  ...six("user-distance", {
    one: "a circumference",
    many: "circumferences in cm",
    list: NEWEST,
    create: EACH,
    changed: { value: 81.5 },
  }),
  ...six("user-body-fat-percentage", {
    one: "a measured body fat",
    many: "measured body fat as a fraction of the weight",
    list: NEWEST,
    create: EACH,
    changed,
  }),
  "delete-measurement": says(
    "Deletes one of the caller's measurements by kind and id. 404 when it is not there or not theirs.",
  ),
  "download-measurements": says(
    "Answers the caller's measurements of every kind as CSV, with the day where the person lives, the moment in UTC, value and unit. 20 files a day with those of diary and recipes.",
  ),
  "get-energy-use": says(
    "Reads the energy use learned from four weeks of diary and weight, with the evidence and what it means for the plan. A coach reads it where plan, diary and measurements are shared.",
  ),
  "decide-energy-use": says(
    "Puts the plan on the energy use that was learned, or keeps it for four weeks. The figures that were seen go along: 409 when they have changed.",
  ),
  "get-nutrients": says(
    "Answers fibre, salt, vitamins and minerals of what was eaten on up to 31 days, with references and the foods that brought most. `known` says for how much of the energy a figure is known.",
  ),
  "find-nutrient-meals": says(
    "Tells what was short on up to 31 days, at most three nutrients, and up to three meals of the coming five days that would bring it.",
  ),
};

import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

export const PROFILE_WORDS: WordsOfCalls = {
  ...six("user-profile", {
    one: "a profile",
    many: "profiles",
    list: "Each person has one at most.",
    create: "A person has one profile: a second is refused with 400.",
    replace: "Plans stay as they are until they are changed.",
    change: "Plans do not follow by themselves.",
    remove: "Only staff delete profiles.",
    changed: { weight: 67.8, activity: "ACTIVE" },
  }),
  ...six("exercise-instance", {
    one: "a weekly exercise",
    many: "weekly exercises",
    create: "It raises the energy need of the profile it belongs to.",
    changed: { minutes_per_session: 45 },
  }),
  "list-exercise-templates": says(
    "Lists the kinds of exercise with the energy that each takes, in the language of the call.",
  ),
  "get-exercise-template": says("Reads one kind of exercise with the energy that it takes."),
  "list-ingredients-to-avoid": says(
    "Lists the foods that planning can leave out, in the language of the call.",
  ),
  "set-ingredients-to-avoid": says(
    "Replaces the whole set of foods that a person avoids; an empty list avoids nothing. Planned meals stay.",
  ),
  "get-health-answers": says(
    "Reads what the caller said about conditions that planning respects. `answers` is null while they were never asked.",
  ),
  "set-health-answers": says(
    "Stores the answers and changes at once plans that no longer suit; `is_plan_changed` tells. Conditions need the consent `HEALTH_ANSWERS`, null none.",
  ),
  "delete-health-answers": says("Deletes the answers, also when there are none. Plans stay as they are."),
  ...six("household-member", {
    one: "a person who eats along",
    many: "people who eat along",
    list: "In the order in which they were added.",
    create: "Seven at most; they count from the next planning on.",
    changed: { meal_types: ["DINNER"], weekdays: ["saturday", "sunday"] },
  }),
};

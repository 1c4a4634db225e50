import type { UserProfile } from "@plateful/contract";
import { CHOSEN_CUISINES, type ChosenCuisine, KITCHEN_TOOLS, type KitchenTool } from "@plateful/nutrition";
import type { ProfileChanges } from "../parts/use-change-profile.ts";

/** What is being said of how someone cooks, and is not saved yet. */
export type CookingDraft = Pick<
  UserProfile,
  | "weekday_minutes"
  | "weekend_minutes"
  | "weekly_budget"
  | "kitchen"
  | "leftovers"
  | "cooks_twice_a_week"
  | "same_breakfast_on_weekdays"
  | "favourite_cuisines"
  | "never_cuisines"
  | "variety"
>;

/** Begins with what is stored, which for those who never said anything asks for nothing. */
export const draftOf = (intake: UserProfile): CookingDraft => ({
  weekday_minutes: intake.weekday_minutes,
  weekend_minutes: intake.weekend_minutes,
  weekly_budget: intake.weekly_budget,
  kitchen: intake.kitchen,
  leftovers: intake.leftovers,
  cooks_twice_a_week: intake.cooks_twice_a_week,
  same_breakfast_on_weekdays: intake.same_breakfast_on_weekdays,
  favourite_cuisines: intake.favourite_cuisines,
  never_cuisines: intake.never_cuisines,
  variety: intake.variety,
});

/** Once it is saved it is not offered again (ledger PROF-044). */
export const toChanges = (draft: CookingDraft): ProfileChanges => ({ ...draft, how_cooks_settled: true });

const toggled = <Item extends string>(all: readonly Item[], chosen: readonly Item[], tapped: Item): Item[] =>
  all.filter((one) => (one === tapped) !== chosen.includes(one));

export const withTool = (draft: CookingDraft, tool: KitchenTool): CookingDraft => ({
  ...draft,
  kitchen: toggled(KITCHEN_TOOLS, draft.kitchen, tool),
});

/** A kitchen is liked best or left out, never both: the later choice holds (ledger PROF-045). */
export function withCuisine(
  draft: CookingDraft,
  list: "favourite_cuisines" | "never_cuisines",
  tapped: ChosenCuisine,
): CookingDraft {
  const other = list === "favourite_cuisines" ? "never_cuisines" : "favourite_cuisines";
  return {
    ...draft,
    [list]: toggled(CHOSEN_CUISINES, draft[list], tapped),
    [other]: draft[other].filter((one) => one !== tapped),
  };
}

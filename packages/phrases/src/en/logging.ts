type Days = { meal: string | null; count: number; days: number };

/** Noting what was eaten beside what was planned, and copying it to other days. */
export const logging = {
  whichMeal: "Which meal?",
  searchRecipesText: "By name, ingredient, time or kind of dish",
  searchRecipes: "Search all recipes",
  quickAddText: "Just the calories and macros",
  fittingRecipes: "Recipes that fit",
  noFittingRecipes: "No recipes fit this meal right now.",
  copyTo: "To which days?",
  copyNone: "Choose a day",
  copyNextDays: (p: { count: number }) => `Next ${p.count} days`,
  copyWeekly: (p: { weekday: string; count: number }) => `${p.weekday}, ${p.count} weeks`,
  copyOver: "Days that are over",
  copyHow: "What about meals that are there already?",
  copyAdds: "Keep them",
  copyReplaces: "Replace what is planned",
  noMealsToCopy: "No meals to copy",
  copyDone: (p: { count: number }) => (p.count === 1 ? "Copied to 1 day." : `Copied to ${p.count} days.`),
  copyDatesFailed: (p: { dates: string }) => `These days did not work: ${p.dates}. They are still chosen.`,
  copyAction: (p: { count: number }) => (p.count === 1 ? "Copy to 1 day" : `Copy to ${p.count} days`),
  copyMealTitle: (p: { meal: string }) => `Copy ${p.meal}`,
  copyDayTitle: "Copy this day",
  insteadOf: (p: { name: string }) => `Instead of ${p.name}`,
  insteadDone: (p: { name: string }) => `${p.name} is no longer planned for this day.`,
  asPlanned: (p: { names: string }) => `As planned, as nothing was ticked: ${p.names}`,
  copiesEaten: (p: { names: string }) => `What you ate is copied: ${p.names}.`,
  copiesPlanned: "Nothing was ticked as eaten, so the meal is copied as it was planned.",
  /** How many of the chosen days have such a meal already. */
  taken: ({ meal, count, days }: Days) => {
    const what = meal === null ? "meals" : `something for ${meal}`;
    const none = meal === null ? "no meals yet" : `nothing for ${meal} yet`;
    if (count === 0) return days === 1 ? `This day has ${none}.` : `These days have ${none}.`;
    if (days === 1) return `This day already has ${what}.`;
    return `${count} of ${days} days already ${count === 1 ? "has" : "have"} ${what}.`;
  },
};

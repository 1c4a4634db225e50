/** Meals that are cooked once and eaten twice. */
export const leftovers = {
  /** Each meal as it stands beside a weekday. */
  meals: {
    BREAKFAST: "breakfast",
    MORNING_SNACK: "morning snack",
    LUNCH: "lunch",
    AFTERNOON_SNACK: "afternoon snack",
    DINNER: "dinner",
    SNACK: "snack",
    LATE_SNACK: "late snack",
  },
  meal: (p: { meal: string; weekday: string }) => `${p.weekday}'s ${p.meal}`,
  /** Of what is eaten with the dish of a meal: bread, fruit, a glass of milk. */
  side: "Goes with it",
  from: (p: { meal: string }) => `Left over from ${p.meal}`,
  fromFreezer: (p: { meal: string }) => `From the freezer, left over from ${p.meal}`,
  freeze: (p: { meals: string }) => `Freeze what is for ${p.meals}`,
  cook: (p: { portions: string; meals: string }) => `Cook ${p.portions} portions: also for ${p.meals}`,
  page: {
    cookTitle: (p: { portions: string }) => `Cook ${p.portions} portions`,
    cookText: (p: { meals: string }) => `The amounts are for this meal and for ${p.meals}.`,
    fromText: "There is nothing to cook or buy for it: the amounts are part of what is cooked then.",
    open: "Open the recipe to cook by",
  },
  swap: {
    too: (p: { meals: string }) => `Swap what is left of it too: ${p.meals}`,
    alone: (p: { meals: string; count: number }) =>
      p.count === 1
        ? `${p.meals} keeps its recipe and is then cooked on its own.`
        : `${p.meals} keep their recipe and are then cooked on their own.`,
    isLeftover: (p: { meal: string }) =>
      `It is left over from ${p.meal}, of which less is cooked after a swap.`,
    done: (p: { name: string; meals: string }) => `${p.name} is planned, for ${p.meals} too.`,
  },
  remove: (p: { meals: string; count: number }) =>
    p.count === 1
      ? `${p.meals} is left over from it. That meal stays, and is then cooked on its own.`
      : `${p.meals} are left over from it. Those meals stay, and are then cooked on their own.`,
  list: {
    title: "Left-overs",
    before: (p: { meal: string; cooked: string }) =>
      `${p.meal} is left over from ${p.cooked}, before these days: nothing is on the list for it.`,
    after: (p: { meal: string; cooked: string }) =>
      `${p.meal} is after these days, but is cooked along with ${p.cooked}: it is on the list.`,
    onlyLeft: "All that is planned in these days is left over from earlier meals.",
  },
};

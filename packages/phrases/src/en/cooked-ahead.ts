/** Meals that are cooked before the day on which they are first eaten. */
export const cookedAhead = {
  on: (p: { weekday: string }) => `Cooked on ${p.weekday}`,
  onFor: (p: { weekday: string; meals: string }) => `Cooked on ${p.weekday}, also for ${p.meals}`,
  also: (p: { name: string; portions: string; meals: string }) =>
    `Also cook ${p.name}, ${p.portions} portions, for ${p.meals}`,
  freeze: (p: { name: string; meals: string }) => `Freeze the ${p.name} for ${p.meals}`,
  page: {
    together: "It is cooked together with the dinner of that day, and shopped for with it.",
    open: (p: { name: string }) => `Open the recipe: ${p.name}`,
  },
  list: {
    before: (p: { meal: string; weekday: string }) =>
      `${p.meal} is cooked on ${p.weekday}, before these days: nothing is on the list for it.`,
    after: (p: { meal: string; weekday: string }) =>
      `${p.meal} is after these days, but is cooked on ${p.weekday}: it is on the list.`,
  },
};

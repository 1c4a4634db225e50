type Days = { meal: string | null; count: number; days: number };

/** Noting what was eaten beside what was planned, and copying it to other days. */
export const logging = {
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

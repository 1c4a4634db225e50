/** The sheet in which one says how much of a planned meal one eats. */
export const ownPortion = {
  title: "Your portion",
  howMuch: "How much do you eat?",
  less: "A quarter less",
  more: "A quarter more",
  dayWith: "Your day with this portion",
  dayEnds: (p: { amount: string; target: string }) => `${p.amount} of ${p.target} kcal`,
};

/** People who eat along: who they are, what suits them, and what they get of a dish. */
export const household = {
  title: "Who eats along",
  empty:
    "Do you cook for others as well? Add who eats along, and when. Dishes then suit everybody at the table, each gets a portion that fits, and grocery lists are enough for all.",
  emptyOfClient:
    "Does your client cook for others as well? Add who eats along, and when. Dishes then suit everybody at the table, each gets a portion that fits, and grocery lists are enough for all.",
  add: "Add someone",
  isFull: "You can note at most seven people who eat along.",
  everyDay: "every day",
  without: (p: { names: string }) => `no ${p.names}`,
  fromNow: "It counts from the next time that meals are planned.",
  saved: (p: { name: string }) => `${p.name} is saved`,
  removed: (p: { name: string }) => `${p.name} no longer eats along`,
  form: {
    name: "Name",
    amount: "How much do they eat?",
    amounts: {
      SAME: "As much as I do",
      SAME_AS_CLIENT: "As much as the client",
      SMALL_CHILD: "Small child (1 to 3)",
      CHILD: "Child (4 to 8)",
      OLDER_CHILD: "Child (9 to 13)",
      SMALL_EATER: "Adult, light eater",
      BIG_EATER: "Adult, hearty eater",
      OWN: "Another amount",
    },
    aboutKcal: (p: { kcal: string }) => `about ${p.kcal} kcal`,
    kcal: "Kcal a day",
    kcalRange: "Enter a whole number from 600 to 5,000.",
    meals: "At which meals?",
    days: "On which days?",
    chooseOne: "Choose at least one.",
    found: (p: { count: number }) => (p.count === 1 ? "1 ingredient found" : `${p.count} ingredients found`),
  },
  removal: {
    action: (p: { name: string }) => `Remove ${p.name}`,
    title: (p: { name: string }) => `Does ${p.name} no longer eat along?`,
    text: (p: { name: string }) =>
      `${p.name} is left out from the next planning on. Meals that are planned already stay as they are, with ${p.name}'s portion.`,
  },
  table: {
    cook: (p: { portions: string }) => `Cook ${p.portions} portions`,
    portions: "Portions at this meal",
    you: "You",
    guests: (p: { count: number }) => (p.count === 1 ? "guest" : `${p.count} guests, each`),
    amounts: "The amounts below are enough for everybody.",
    change: "Who eats along at this meal?",
    hint: "Only this meal changes. Whoever joins gets a portion that fits.",
    saved: "The table is changed",
  },
};
